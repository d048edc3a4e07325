import { FullSea } from '#app/pages/shared/full-sea.tsx';
import { TideNow } from '#app/shell/tide-now.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { isOver } from '#domain/offer/period.ts';
import type { OfferView } from './offer-view.ts';
import { PriceCard } from './price-card.tsx';
import { TodayCard } from './today-card.tsx';

/**
 * The promise with its button below a banner, and the price beside what the parts usually cost; behind them the tide. Of a
 * past offer a line above the headline says that it is over, and its price stands below the button.
 */
export function OfferHero({ view }: { view: OfferView }) {
  const { state } = view;
  const text = summerOffer.states[state];
  const ended = state === 'ended';
  return (
    <section aria-labelledby="offer-title" className={cx(ended && 'bg-sand')}>
      {!ended && (
        <p data-offer-banner className="bg-ink px-gutter py-3 text-center font-semibold text-chalk text-sm">
          {isOver(state) && clock}
          {text.banner}
          <Extended />
        </p>
      )}
      {/* The card of a running offer reaches into the band below, and lies above it. */}
      <div className={cx('relative isolate', !ended && 'z-10')}>
        <Container
          className={cx(
            'grid gap-x-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
            ended ? 'pb-14 sm:pb-20' : 'items-end sm:pb-16',
          )}
        >
          <div
            className={cx('flex flex-col pt-10 max-lg:relative max-lg:pb-16 sm:pt-14', !ended && 'lg:pb-10')}
          >
            {/* On narrow screens it ends before the card, which would stand before its staff. */}
            <FullSea
              water
              across
              className={cx(
                'inset-0 -z-10 max-lg:-inset-x-gutter',
                ended && '[--bed:var(--background-color-sand)]',
              )}
            />
            {ended && (
              <p data-offer-banner className="beside-staff mb-4 flex font-semibold text-tide max-sm:text-sm">
                <span className="pt-0.5">{clock}</span>
                {text.banner}
              </p>
            )}
            <h1 id="offer-title" className="beside-staff text-4xl">
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
            <TideNow on="land" className="beside-staff mt-6" />
            {ended && (
              <p className="beside-staff figures mt-auto pt-8 text-sm">
                <span className="block font-semibold">{text.priceLabel}.</span> {text.priceNote}
              </p>
            )}
          </div>
          <div
            className={cx(
              'relative z-10',
              ended ? 'clear-of-staff mt-10 lg:mt-14' : 'mt-12 -mb-10 lg:-mb-32',
            )}
          >
            {state === 'ended' ? <TodayCard /> : <PriceCard state={state} />}
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
