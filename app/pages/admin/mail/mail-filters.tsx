import { Choices } from '#app/pages/admin/parts/choices.tsx';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import type { MailView } from './mail-view.ts';

/** The address of one of the lists of e-mails, and a place in it. */
export function mailAddress(show: MailView['show'], place: Record<string, string> = {}): string {
  return listAddress('/admin/mail', { show, ...place });
}

/** Leads from one list of e-mails to the others. */
export function MailFilters({ show, counts }: Pick<MailView, 'show' | 'counts'>) {
  const choice = (list: MailView['show'], label: string) => ({
    to: mailAddress(list),
    label: `${label} (${counts[list]})`,
    current: list === show,
  });
  return (
    <nav aria-label="Which emails">
      <Choices
        label="Lists"
        choices={[
          choice('kept', 'Kept here'),
          choice('sent', 'Sent and waiting'),
          choice('failing', 'Not delivered'),
        ]}
      />
    </nav>
  );
}
