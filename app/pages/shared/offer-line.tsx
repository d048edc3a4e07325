import { summerOffer } from '#content/offer/summer.ts';
import type { OfferLineView } from './load-offer-line.ts';

/** The way to the offer, above a page, for as long as a place can be claimed. */
export function OfferLine({ view }: { view: OfferLineView }) {
  if (!view) return null;
  const { extended } = summerOffer;
  const { text, label } = summerOffer.line;
  return (
    <p
      data-island="offer-line"
      data-load="now"
      data-props={JSON.stringify(view)}
      className="bg-sand px-gutter py-2.5 text-center text-sm"
    >
      {text} {extended && `${extended}. `}
      <a href="/summer-offer" className="link inline-block py-0.5 font-semibold">
        {label}
      </a>
    </p>
  );
}
