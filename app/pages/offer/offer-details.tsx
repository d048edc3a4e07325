import { summerOffer } from '#content/offer/summer.ts';
import type { OfferState } from '#domain/offer/period.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { cx } from '../../ui/cx.ts';
import { Badge } from '../../ui/eyebrow.tsx';
import { Container, Section } from '../../ui/layout.tsx';
import { inPounds } from './in-pounds.ts';

type StateProps = { state: OfferState };

/** Marks what describes the offer in the present tense once the offer is over. */
function AsOffered({ state }: StateProps) {
  if (state !== 'ended') return null;
  return (
    <p className="mt-4">
      <Badge>As offered until {summerOffer.dates.endDate}</Badge>
    </p>
  );
}

/** What is in the price, as an inventory. */
export function Included({ state }: StateProps) {
  const { title, intro, items } = summerOffer.included;
  return (
    <Section labelledBy="included-title">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
          <h2 id="included-title" className="text-4xl">
            {title}
          </h2>
          <AsOffered state={state} />
          <p className="mt-5 max-w-[28em] text-lg">{intro}</p>
        </div>
        <ul className="border-sand-deep border-t lg:col-span-7">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-8 gap-y-1.5 border-sand-deep border-b py-6 sm:grid-cols-[14rem_1fr]"
            >
              <h3 className="text-xl">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

/** The parts and their usual prices as a bill, with the offer's price against it and how the saving is counted. */
export function Comparison({ state }: StateProps) {
  const { market, price, vat, states } = summerOffer;
  const ended = state === 'ended';
  return (
    <Section tone="sand" id="comparison" labelledBy="comparison-title">
      <Container>
        <h2 id="comparison-title" className="max-w-[14em] text-4xl">
          {market.title}
        </h2>
        <div className="mt-9 grid gap-x-14 gap-y-9 lg:mt-12 lg:grid-cols-12 lg:items-end">
          <div className="rounded-xl bg-foam p-5 shadow-raised sm:p-9 lg:col-span-7">
            <table className="figures w-full border-collapse">
              <caption className="sr-only">{market.title}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">Part</th>
                  <th scope="col">Price, {vat}</th>
                </tr>
              </thead>
              <tbody>
                {market.items.map((item) => (
                  <tr key={item.label} className="border-sand-deep border-b align-top">
                    <th scope="row" className="py-3.5 pr-4 text-left font-semibold sm:pr-6">
                      {item.label}
                      <span className="block max-w-[30em] font-normal text-ink-soft text-sm">
                        {item.included}
                      </span>
                    </th>
                    <td className="py-3.5 text-right">{inPounds(item.price)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot className="[&_td]:whitespace-nowrap [&_td]:text-right [&_th]:pr-6 [&_th]:text-left">
                <tr className="border-ink border-t-2">
                  <th scope="row" className="pt-4 pb-1 font-normal">
                    Typical market total
                  </th>
                  <td className="pt-4 pb-1">
                    {inPounds(market.total)} <span className="text-ink-soft text-sm max-sm:block">{vat}</span>
                  </td>
                </tr>
                <tr>
                  <th scope="row" className="py-1 font-normal">
                    {ended ? 'Saving while the offer ran' : 'You save'}
                  </th>
                  <td className="py-1">{inPounds(market.saving)}</td>
                </tr>
                <tr>
                  <th scope="row" className="pt-2 font-semibold">
                    {ended ? 'Past price of the offer' : 'Summer offer'}
                  </th>
                  <td className="pt-2">
                    <span className={cx('display text-3xl', ended && 'text-ink-soft')}>
                      {inPounds(price)}
                    </span>{' '}
                    <span className="text-ink-soft text-sm max-sm:block">{vat}</span>
                  </td>
                </tr>
              </tfoot>
            </table>
          </div>
          <div className="lg:col-span-5">
            <p className={cx('display figures whitespace-nowrap leading-[0.85]', ended && 'text-ink-soft')}>
              <span className="text-[clamp(6rem,4rem+8vw,10.5rem)] tracking-[-0.045em]">
                {market.percentOff}%
              </span>{' '}
              <span className="text-4xl">off</span>
            </p>
            <p className="mt-6 max-w-[34em] text-sm">{market.basis}</p>
            {ended && <p className="mt-3 font-semibold text-sm">{states.ended.priceLabel}</p>}
          </div>
        </div>
      </Container>
    </Section>
  );
}

const steps = ['bg-mist lg:mt-24', 'bg-sand lg:mt-12', 'bg-tide-deep text-chalk on-ink'];

/** Three kinds of business, each by somebody in particular. */
export function Audiences() {
  const { title, cards } = summerOffer.audiences;
  return (
    <Section labelledBy="audiences-title">
      <Container>
        <h2 id="audiences-title" className="text-4xl">
          {title}
        </h2>
        <ul className="mt-9 grid gap-4 lg:-mt-12 lg:grid-cols-[3fr_3.4fr_3.8fr] lg:gap-5">
          {cards.map((card, index) => (
            <li key={card.title} className={cx('flex flex-col rounded-xl p-6 sm:p-8', steps[index])}>
              <h3 className="font-sans font-semibold text-base tracking-normal">{card.title}</h3>
              <p className="display mt-4 text-2xl">{card.example}</p>
              <p className="mt-auto pt-8">{card.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

/** The four questions, answered in their first sentence. */
export function OfferFaqs({ state }: StateProps) {
  const { title, items } = summerOffer.faqs;
  return (
    <Section labelledBy="faqs-title" className="pt-0!">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="faqs-title" className="text-4xl">
            {title}
          </h2>
          <AsOffered state={state} />
        </div>
        <Accordion className="lg:col-span-7">
          {items.map((item, index) => (
            <AccordionItem key={item.question} title={item.question} open={index === 0}>
              <p>{item.answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </Container>
    </Section>
  );
}
