import { LinkButton } from '#app/ui/button.tsx';
import { quote } from '#content/quote.ts';
import type { SentView } from '../forms/form-view.ts';
import { SentSteps } from '../forms/sent-steps.tsx';

/** The thanks that take the form's place. The island fills the reference into its own copy. */
export function QuoteSent({ sent }: { sent: SentView | null }) {
  const { thanks } = quote;
  return (
    <div data-sent className="grid gap-x-16 gap-y-10 py-8 lg:grid-cols-2 lg:py-12">
      <div>
        <h2 data-sent-title tabIndex={-1} className="max-w-[11em] text-4xl outline-none">
          {thanks.title}
        </h2>
        <p className="mt-4 max-w-[34em] text-lg">{thanks.text}</p>
        <div className="mt-8 rounded-lg bg-mist p-5 sm:p-6">
          <p className="mb-4 max-w-[30em] font-semibold">{thanks.booking.text}</p>
          <LinkButton
            data-sent-booking
            href={sent ? `${thanks.booking.to}?from=${sent.from}` : thanks.booking.to}
            icon="arrow"
          >
            {thanks.booking.label}
          </LinkButton>
        </div>
        <p className="mt-7">
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
