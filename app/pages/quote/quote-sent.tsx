import type { SentView } from '#app/pages/forms/form-view.ts';
import { SentBooking, SentHead, SentSpread } from '#app/pages/forms/sent-parts.tsx';
import { SentSteps } from '#app/pages/forms/sent-steps.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { quote } from '#content/quote.ts';

/** The thanks that take the form's place. */
export function QuoteSent({ sent }: { sent: SentView | null }) {
  const { thanks } = quote;
  return (
    <SentSpread
      head={<SentHead title={thanks.title} text={thanks.text} sent={sent} className="text-4xl" />}
      steps={<SentSteps title={thanks.nextTitle} steps={thanks.next} />}
    >
      <SentBooking booking={thanks.booking} sent={sent} />
      <p>
        <LinkButton href={thanks.home.to} tone="outline">
          {thanks.home.label}
        </LinkButton>
      </p>
    </SentSpread>
  );
}
