import { LinkButton } from '#app/ui/button.tsx';
import { navigation } from '#content/navigation.ts';
import { summerOffer } from '#content/offer/summer.ts';
import type { OfferState } from '#domain/offer/period.ts';
import { SentHead } from '../forms/sent-parts.tsx';
import { SentSteps } from '../forms/sent-steps.tsx';

/** The thanks that take the form's place. */
export function EnquirySent({ state }: { state: OfferState }) {
  const { states, form } = summerOffer;
  const { title, text, nextSteps } = states[state].thanks;
  return (
    <div className="grid grid-cols-1 gap-9">
      <div>
        <SentHead level={3} title={title} text={text} className="text-3xl" />
      </div>
      <SentSteps title={form.nextTitle} steps={nextSteps} />
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/portfolio">{form.ourWork}</LinkButton>
        <LinkButton href={navigation.home.to} tone="outline">
          {navigation.home.label}
        </LinkButton>
      </p>
    </div>
  );
}
