import { Badge } from '#app/ui/eyebrow.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import type { OfferState } from '#domain/offer/period.ts';

/** Marks texts in the present tense once the offer is over. */
export function AsOffered({ state }: { state: OfferState }) {
  if (state !== 'ended') return null;
  return (
    <p className="mt-4">
      <Badge>{summerOffer.asOffered}</Badge>
    </p>
  );
}
