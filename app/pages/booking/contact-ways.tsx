import { LinkButton } from '#app/ui/button.tsx';
import type { BookingView } from './view.ts';

/** Telephone and e-mail, for when no time can be chosen. */
export function ContactWays({ contact }: { contact: BookingView['contact'] }) {
  return (
    <p className="flex flex-wrap gap-3">
      <LinkButton href={`tel:${contact.dial}`} tone="ink" icon="phone">
        {contact.phone}
      </LinkButton>
      <LinkButton href={`mailto:${contact.email}`} tone="outline" icon="mail">
        {contact.email}
      </LinkButton>
    </p>
  );
}
