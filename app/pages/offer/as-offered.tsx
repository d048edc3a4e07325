import { Badge } from '#app/ui/eyebrow.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { isOver, type OfferState } from '#domain/offer/period.ts';

/** Marks texts in the present tense once the offer is over. */
export function AsOffered({ state }: { state: OfferState }) {
  if (!isOver(state)) return null;
  return (
    <p className="mt-4">
      <Badge>{summerOffer.asOffered[state]}</Badge>
    </p>
  );
}
