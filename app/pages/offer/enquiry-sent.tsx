import { summerOffer } from '#content/offer/summer.ts';
import type { OfferState } from '#domain/offer/period.ts';
import { SentSteps } from '../forms/sent-steps.tsx';

/** The thanks that take the form's place. */
export function EnquirySent({ state }: { state: OfferState }) {
  const { title, text, nextSteps } = summerOffer.states[state].thanks;
  return (
    <div>
      <h3 data-sent-title tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h3>
      <p className="mt-4 mb-9 max-w-[34em] text-lg">{text}</p>
      <SentSteps title="What happens next" steps={nextSteps} />
    </div>
  );
}
