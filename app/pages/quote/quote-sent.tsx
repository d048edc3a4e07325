import type { SentView } from '#app/pages/forms/form-view.ts';
import { SentBooking, SentHead } from '#app/pages/forms/sent-parts.tsx';
import { SentSteps } from '#app/pages/forms/sent-steps.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { quote } from '#content/quote.ts';

/** The thanks that take the form's place: what comes next stands beside them. */
export function QuoteSent({ sent }: { sent: SentView | null }) {
  const { thanks } = quote;
  return (
    <div className="grid gap-x-16 gap-y-10 py-8 lg:grid-cols-2 lg:py-12">
      <div className="grid grid-cols-1 gap-8">
        <div>
          <SentHead title={thanks.title} text={thanks.text} sent={sent} className="max-w-[11em] text-4xl" />
        </div>
        <SentBooking booking={thanks.booking} sent={sent} afloat />
        <p>
          <LinkButton href={thanks.home.to} tone="outline">
            {thanks.home.label}
          </LinkButton>
        </p>
      </div>
      <div className="lg:pt-3">
        <SentSteps title={thanks.nextTitle} steps={thanks.next} />
      </div>
    </div>
  );
}
