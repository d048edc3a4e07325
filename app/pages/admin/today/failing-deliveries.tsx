import { Link } from 'react-router';
import { Delivery } from '#app/pages/admin/mail/delivery-list.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { DeliveryState } from '#server/outbox/deliveries.ts';

/** Every e-mail and webhook that could not be delivered. */
export function FailingDeliveries({ deliveries }: { deliveries: DeliveryState[] }) {
  if (deliveries.length === 0) return null;
  return (
    <div className="mb-10">
      <Part id="failing" title="Not delivered">
        <ul className="grid grid-cols-1 gap-2">
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery}>
              <Subject of={delivery} />
            </Delivery>
          ))}
        </ul>
      </Part>
    </div>
  );
}

const pages: Record<string, { path: string; label: string }> = {
  lead: { path: '/admin/leads', label: 'See the lead' },
  booking: { path: '/admin/bookings', label: 'See the call' },
};

function Subject({ of: { subject, title } }: { of: DeliveryState }) {
  const [kind = '', id] = subject?.split(':') ?? [];
  const page = pages[kind];
  if (!page) return null;
  return (
    <Link className="link" to={`${page.path}/${id}`} aria-label={`${page.label}: ${title}`}>
      {page.label}
    </Link>
  );
}
