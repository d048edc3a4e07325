import { Delivery } from '#app/pages/admin/mail/delivery-list.tsx';
import { DeliverySubject } from '#app/pages/admin/mail/delivery-subject.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Rows } from '#app/pages/admin/parts/row.tsx';
import type { DeliveryState } from '#server/outbox/deliveries.ts';

/** E-mails and webhooks that could not be delivered. */
export function FailingDeliveries({ deliveries }: { deliveries: DeliveryState[] }) {
  if (deliveries.length === 0) return null;
  return (
    <div className="mb-10">
      <Part id="failing" title="Not delivered">
        <Rows>
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery}>
              <DeliverySubject of={delivery} />
            </Delivery>
          ))}
        </Rows>
      </Part>
    </div>
  );
}
