import type { SentView } from '#app/pages/forms/form-view.ts';
import { SentBooking, SentHead, SentSpread } from '#app/pages/forms/sent-parts.tsx';
import { SentSteps } from '#app/pages/forms/sent-steps.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { contact } from '#content/contact.ts';

/** The thanks that take the form's place. */
export function ContactSent({ sent }: { sent: SentView | null }) {
  const { thanks } = contact;
  return (
    <SentSpread
      head={<SentHead title={thanks.title} text={thanks.text} sent={sent} className="text-4xl" />}
      steps={<SentSteps title={thanks.nextTitle} steps={thanks.next} />}
    >
      <SentBooking booking={thanks.booking} sent={sent} />
      <p className="flex flex-wrap gap-3">
        {thanks.links.map((link) => (
          <LinkButton key={link.to} href={link.to} tone="outline">
            {link.label}
          </LinkButton>
        ))}
      </p>
    </SentSpread>
  );
}
