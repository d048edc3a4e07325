import { panel } from '#app/pages/forms/form-page.tsx';
import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { BelowWords } from '#app/pages/forms/in-the-sea.tsx';
import { WordsInSea } from '#app/pages/forms/sea-behind-form.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { say } from '#content/say.ts';
import { OfferForm } from './enquiry.tsx';
import { NothingLeft } from './nothing-left.tsx';
import type { OfferView } from './offer-view.ts';
import { TodayCard } from './today-card.tsx';
import { YearLine } from './year-line.tsx';

type PastOfferProps = { offer: OfferView; view: LeadFormView };

/** Once it is over: that it is, beside the form for the next one; below, what such a site costs today and what this one was. */
export function PastOffer({ offer, view }: PastOfferProps) {
  const { ended } = summerOffer.states;
  return (
    <>
      <section aria-labelledby="offer-title" className="relative isolate bg-sand lg:[--sea:43rem]">
        <Container className="grid grid-cols-1 items-start gap-x-14 gap-y-7 pt-6 pb-8 sm:gap-y-10 sm:pt-10 sm:pb-10 lg:grid-cols-2 lg:sent:grid-cols-1">
          <WordsInSea>
            <div className="max-lg:pr-12">
              <Eyebrow className="mb-4 -mr-8 max-sm:text-xs max-sm:tracking-tight">
                <span data-offer-banner>{ended.banner}</span>
              </Eyebrow>
              <h1
                id="offer-title"
                className="text-balance text-4xl max-sm:text-[7.6vw] lg:max-w-[8em] lg:text-[min(5.2vw,4.5rem)]"
              >
                {ended.headline}
              </h1>
              <p className="mt-5 max-w-[30em] sm:text-lg">{ended.intro}</p>
            </div>
            <BelowWords name="five-pages" narrow="five-pages-narrow" high="lg:max-h-48" />
          </WordsInSea>
          <div
            id="enquiry"
            className={`relative scroll-mt-28 ${panel} sent:mx-auto sent:w-full sent:max-w-[56rem]`}
          >
            <div className="p-5 pb-0 sm:p-9 sm:pb-0 sent:hidden">
              <h2 id="enquiry-title" className="text-2xl">
                {ended.formTitle}
              </h2>
              <p className="mt-2">{ended.formIntro}</p>
            </div>
            <OfferForm state="ended" view={view} className="p-5 sm:p-9 sm:pt-7" />
          </div>
        </Container>
      </section>
      <TodayAndThen offer={offer} />
    </>
  );
}

/** What can be bought first: such a site at its price of today. Beside it what the past one was. */
function TodayAndThen({ offer }: { offer: OfferView }) {
  return (
    <Section tone="sand" labelledBy="included-title" className="pt-0! pb-12! sent:hidden lg:pb-20!">
      <Container>
        <div className={`grid grid-cols-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] ${panel}`}>
          <TodayCard titleId="today-title" />
          <Contents offer={offer} />
        </div>
      </Container>
    </Section>
  );
}

/** What was in it, and folded away below that at what price and until when. */
function Contents({ offer }: { offer: OfferView }) {
  const { asOffered, countdown, dates, included, states } = summerOffer;
  const { button, priceLabel, priceNote } = states.ended;
  return (
    <div className="px-5 pt-5 pb-2 sm:p-9 sm:pb-5 lg:p-11 lg:pb-7">
      <h2 id="included-title" className="text-2xl">
        {asOffered.ended}
      </h2>
      <YearLine dates={dates} over={countdown.over} />
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {included.items.map(({ title, text }) => (
          <li key={title} className="flex gap-2.5 border-sand-deep border-t py-3">
            <Icon name="check" className="mt-[0.3em] text-tide" />
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <details className="print-open group border-sand-deep border-t">
        <summary className="flex min-h-13 items-center justify-between gap-6 py-3 font-semibold hover:text-tide">
          {say('What it cost, and until when')}
          <Icon name="chevron" className="transition-transform duration-200 group-open:rotate-180" />
        </summary>
        <div className="py-4">
          <p className="figures text-balance font-semibold">{priceLabel}.</p>
          <p className="mb-5">{priceNote}</p>
          <NothingLeft view={offer} />
          <LinkButton href="#enquiry" tone="outline" className="mt-7">
            {button}
          </LinkButton>
        </div>
      </details>
    </div>
  );
}
