import { Link } from 'react-router';
import type { DeliveryState } from '#server/outbox/deliveries.ts';

const pages: Record<string, { path: string; label: string }> = {
  lead: { path: '/admin/leads', label: 'See the lead' },
  booking: { path: '/admin/bookings', label: 'See the call' },
};

/** The link from a delivery to what it is about. */
export function DeliverySubject({
  of: { subject, title },
}: {
  of: Pick<DeliveryState, 'subject' | 'title'>;
}) {
  const [kind = '', id] = subject?.split(':') ?? [];
  const page = pages[kind];
  if (!page) return null;
  return (
    <Link className="link" to={`${page.path}/${id}`} aria-label={`${page.label}: ${title}`}>
      {page.label}
    </Link>
  );
}
