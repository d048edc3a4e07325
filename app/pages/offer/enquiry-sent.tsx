import type { SentView } from '#app/pages/forms/form-view.ts';
import { SentBooking, SentHead, SentSpread } from '#app/pages/forms/sent-parts.tsx';
import { SentSteps } from '#app/pages/forms/sent-steps.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { navigation } from '#content/navigation.ts';
import { summerOffer } from '#content/offer/summer.ts';
import type { OfferState } from '#domain/offer/period.ts';

type EnquirySentProps = { state: OfferState; sent: SentView | null };

/** The thanks that take the place of the form and of all that led to it. */
export function EnquirySent({ state, sent }: EnquirySentProps) {
  const { states, form } = summerOffer;
  const { title, text, nextSteps } = states[state].thanks;
  return (
    <SentSpread
      head={<SentHead title={title} text={text} sent={sent} className="text-4xl" />}
      steps={<SentSteps title={form.nextTitle} steps={nextSteps} />}
    >
      <SentBooking booking={form.booking} sent={sent} />
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/portfolio" tone="outline">
          {form.ourWork}
        </LinkButton>
        <LinkButton href={navigation.home.to} tone="outline">
          {navigation.home.label}
        </LinkButton>
      </p>
    </SentSpread>
  );
}
