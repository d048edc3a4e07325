import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { priceWords } from '#content/price-words.ts';
import { site } from '#content/site.ts';
import { isOver } from '#domain/offer/period.ts';
import type { OfferView } from './offer-view.ts';

type OfferHeroProps = { state: OfferView['state'] };

/** The banner, the promise with its button, and the price beside what the parts usually cost. */
export function OfferHero({ state }: OfferHeroProps) {
  const text = summerOffer.states[state];
  return (
    <section aria-labelledby="offer-title" className="relative">
      <p
        data-offer-banner
        className={cx(
          'px-gutter py-3 text-center font-semibold text-sm',
          state === 'open' ? 'bg-ink text-chalk' : 'bg-beacon-wash',
        )}
      >
        {isOver(state) && <Icon name="clock" className="mr-2 inline align-[-0.2em]" />}
        {text.banner}
        <Extended />
      </p>
      <Container className="relative z-10 grid items-end gap-x-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="pt-10 sm:pt-14 lg:pb-10">
          <h1 id="offer-title" className="text-5xl">
            {text.headline}
          </h1>
          <p className="mt-6 max-w-[34em] text-lg lg:mt-7">{text.intro}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <LinkButton href="#enquiry" size="lg" icon="arrow">
              {text.button}
            </LinkButton>
            {isOver(state) && (
              <LinkButton href={summerOffer.quoteLink.to} tone="outline" size="lg">
                {summerOffer.quoteLink.label}
              </LinkButton>
            )}
          </div>
        </div>
        <div className="relative mt-12 -mb-10 lg:-mb-28">
          <PriceCard state={state} />
        </div>
      </Container>
      <TideLines water className="-mb-px h-20 w-full text-tide sm:h-28" />
    </section>
  );
}

/** That the end was moved later, beside the first place where it stands. */
function Extended() {
  const { extended } = summerOffer;
  return extended && <span className="block font-normal">{extended}</span>;
}

/** The price, and the same parts bought singly as a bar of their prices; a past price is marked and compared with nothing. */
function PriceCard({ state }: OfferHeroProps) {
  const { price, market, states } = summerOffer;
  const { asked, toPay } = priceWords(price, site.vat);
  const { priceLabel, priceNote } = states[state];
  const [before, after] = market.discount.split(market.off);
  const past = isOver(state);
  return (
    <div className="rise-in rounded-xl bg-foam p-6 text-ink shadow-float sm:p-8">
      {state !== 'open' && <p className="mb-4 font-semibold text-sm">{priceLabel}</p>}
      <p
        className={cx('grid grid-cols-[auto_auto] justify-start gap-x-7 sm:gap-x-8', past && 'text-ink-soft')}
      >
        {[asked, toPay].map((half) => (
          <BigPrice key={half} words={half} past={past} />
        ))}
      </p>
      <p className="mt-4 text-sm">{priceNote}</p>
      {state !== 'ended' && (
        <div className="mt-6 border-sand-deep border-t pt-5 text-sm">
          <Bars past={past} />
          <p className="mt-4">
            {before}
            <strong className="font-semibold">{market.off}</strong>
            {after}{' '}
            <a href="#comparison" className="link">
              {market.itemised}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

/** One half of the price: its amount large, the words that belong to it below. Both halves have one size. */
function BigPrice({ words, past }: { words: string; past: boolean }) {
  const [, amount, rest] = /^(£\S+)? ?(.*)$/.exec(words) ?? [];
  const Amount = past ? 's' : 'span';
  return (
    <span>
      {amount && (
        <Amount
          className={cx(
            'display figures relative block w-fit text-[min(clamp(3.2rem,2.5rem+2.6vw,4.7rem),13.5vw)] leading-[0.9] tracking-[-0.04em]',
            // The browser's own line knots where letters stand this close.
            past &&
              'no-underline after:absolute after:inset-x-[-0.06em] after:top-[0.42em] after:h-[0.06em] after:bg-current',
          )}
        >
          {amount}
        </Amount>
      )}{' '}
      <span className="mt-2 block font-semibold">{rest}</span>
    </span>
  );
}

const tints = ['fill-tide-deep', 'fill-tide', 'fill-edge', 'fill-spray', 'fill-mist'];

/** Two bars on one scale: the five market prices end to end, and the offer's price. */
function Bars({ past }: { past: boolean }) {
  const { market, price } = summerOffer;
  let from = 0;
  return (
    <svg
      viewBox="0 0 370 64"
      width="370"
      height="64"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-16 w-full"
    >
      {market.items.map((item, index) => {
        const x = (370 * from) / market.total;
        const width = (370 * item.price) / market.total;
        from += item.price;
        return (
          <rect key={item.label} x={x} y="0" width={width - 1.5} height="26" className={tints[index % 5]} />
        );
      })}
      <rect
        y="36"
        width={(370 * price) / market.total}
        height="26"
        className={past ? 'fill-sand-deep' : 'fill-beacon'}
      />
    </svg>
  );
}
