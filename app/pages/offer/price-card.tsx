import { Badge } from '#app/ui/eyebrow.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { isOver, type OfferState } from '#domain/offer/period.ts';
import { BigPrice } from './big-price.tsx';
import { BoldWithin } from './bold-within.tsx';

/** The price, and the same parts bought singly as a bar of their prices. */
export function PriceCard({ state }: { state: Exclude<OfferState, 'ended'> }) {
  const { price, market, states } = summerOffer;
  const { priceLabel, priceNote } = states[state];
  return (
    <div className="rise-in rounded-xl bg-foam p-5 text-ink shadow-float sm:p-8">
      {isOver(state) ? (
        <PastPrice words={priceLabel} />
      ) : (
        <>
          {state === 'upcoming' && <p className="mb-4 font-semibold text-sm">{priceLabel}</p>}
          <BigPrice pounds={price} size="text-[min(clamp(3.2rem,8vw-1.8rem,4.7rem),13.5vw)]" />
        </>
      )}
      <p className="mt-4 text-sm">{priceNote}</p>
      <div className="mt-6 border-sand-deep border-t pt-5 text-sm">
        <Bars state={state} />
        <p className="mt-4">
          <BoldWithin text={market.discount} words={market.off} />{' '}
          <a href="#comparison" className="link">
            {market.itemised}
          </a>
        </p>
      </div>
    </div>
  );
}

/** What it was, smaller than the headline that says so: the amount in the grey of what is no more, its words in small. */
function PastPrice({ words }: { words: string }) {
  const [, before, amount, taxed, after] = /^([^£]*)(£[\d.,]*\d)([^(]*)(.*)$/.exec(words) ?? [];
  if (!amount) return <p className="figures font-semibold">{words}</p>;
  return (
    <p className="figures text-balance text-sm">
      {before}
      <span className="block pt-1 pb-0.5">
        <span className="display text-3xl text-ink-soft">{amount}</span>
        <span className="ml-1">{taxed}</span>
      </span>
      {after}
    </p>
  );
}

const tints = ['fill-tide-deep', 'fill-tide', 'fill-edge', 'fill-spray', 'fill-mist'];

/** Two bars on one scale, each with its name: the five market prices end to end, and the offer's price. */
function Bars({ state }: { state: Exclude<OfferState, 'ended'> }) {
  const { market, price, states } = summerOffer;
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-semibold">
        {market.totalLabel}
        {market.sample && <Badge>{serviceLabels.sample}</Badge>}
      </p>
      <Shares parts={market.items.map((item) => item.price)} of={market.total} tints={tints} />
      <p className="mt-1 font-semibold">{states[state].bill.price}</p>
      <Shares parts={[price]} of={market.total} tints={[isOver(state) ? 'fill-sand-deep' : 'fill-beacon']} />
    </div>
  );
}

/** Sums end to end, as parts of a whole that is as wide as there is room. */
function Shares({ parts, of, tints }: { parts: number[]; of: number; tints: string[] }) {
  const at = (index: number) => parts.slice(0, index).reduce((sum, part) => sum + part, 0);
  return (
    <svg
      viewBox={`0 0 ${of} 26`}
      width="370"
      height="26"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-6.5 w-full"
    >
      {parts.map((part, index) => (
        <rect
          key={at(index)}
          x={at(index)}
          width={part - of / 250}
          height="26"
          className={tints[index % tints.length]}
        />
      ))}
    </svg>
  );
}
