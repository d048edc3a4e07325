import { LinkButton } from '#app/ui/button.tsx';
import { contact } from '#content/contact.ts';
import type { SentView } from '../forms/form-view.ts';
import { SentSteps } from '../forms/sent-steps.tsx';

/** The thanks that take the form's place. The island fills in the name and the reference of its own copy. */
export function ContactSent({ sent }: { sent: SentView | null }) {
  const { thanks } = contact;
  const [before, after] = thanks.title.split('{{name}}');
  return (
    <div data-sent>
      <h2 data-sent-title tabIndex={-1} className="text-4xl outline-none">
        {before}
        <span data-sent-name className="wrap-anywhere">
          {sent?.name}
        </span>
        {after}
      </h2>
      <p className="mt-4 max-w-[34em] text-lg">{thanks.text}</p>
      <div className="mt-9">
        <SentSteps title={thanks.nextTitle} steps={thanks.next} />
      </div>
      <div className="mt-9 rounded-lg bg-mist p-5 sm:p-6">
        <p className="mb-4 max-w-[30em] font-semibold">{thanks.booking.text}</p>
        <LinkButton
          data-sent-booking
          href={sent ? `${thanks.booking.to}?from=${sent.from}` : thanks.booking.to}
          icon="arrow"
        >
          {thanks.booking.label}
        </LinkButton>
      </div>
      <p className="mt-7 flex flex-wrap gap-3">
        {thanks.links.map((link) => (
          <LinkButton key={link.to} href={link.to} tone="outline">
            {link.label}
          </LinkButton>
        ))}
      </p>
    </div>
  );
}
