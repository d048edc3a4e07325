import { FullSea } from '#app/pages/shared/full-sea.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { isOver } from '#domain/offer/period.ts';
import type { RunningView } from './offer-view.ts';
import { PriceCard } from './price-card.tsx';

/**
 * The promise with its button below a banner, and the price beside what the parts usually cost; behind them the tide.
 */
export function OfferHero({ view }: { view: RunningView }) {
  const { state } = view;
  const text = summerOffer.states[state];
  return (
    <section aria-labelledby="offer-title">
      <p data-offer-banner className="bg-ink px-gutter py-3 text-center font-semibold text-chalk text-sm">
        {isOver(state) && clock}
        {text.banner}
        <Extended />
      </p>
      {/* The card reaches into the band below, and lies above it. */}
      <div className="relative isolate z-10">
        <Container className="grid items-end gap-x-14 sm:pb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="flex flex-col pt-10 max-lg:relative max-lg:pb-16 sm:pt-14 lg:pb-10">
            {/* On narrow screens it ends before the card, which would stand before its staff. */}
            <FullSea
              across
              slim
              className="inset-0 -z-10 max-lg:-inset-x-gutter max-lg:[--bed:var(--background-color-chalk)]"
            />
            <h1 id="offer-title" className="beside-staff text-4xl max-sm:text-[7.2vw] lg:max-xl:text-[4.5vw]">
              {text.headline}
            </h1>
            <p className="beside-staff mt-6 max-w-[34em] text-lg">{text.intro}</p>
            <div className="beside-staff">
              <div className="mt-8 flex flex-col gap-3 max-sm:pr-3 sm:flex-row sm:flex-wrap">
                <LinkButton href="#enquiry" size="lg">
                  {text.button}
                </LinkButton>
                {state === 'full' && (
                  <LinkButton href={summerOffer.quoteLink.to} tone="outline" size="lg">
                    {summerOffer.quoteLink.label}
                  </LinkButton>
                )}
              </div>
            </div>
          </div>
          <div className="relative z-10 mt-12 -mb-10 lg:-mb-32">
            <PriceCard state={state} />
          </div>
        </Container>
      </div>
    </section>
  );
}

const clock = <Icon name="clock" className="mr-2 inline align-[-0.2em]" />;

/** That the end was moved later, beside the first place where it stands. */
function Extended() {
  const { extended } = summerOffer;
  return extended && <span className="block font-normal">{extended}</span>;
}
