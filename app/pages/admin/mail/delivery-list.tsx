import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import { Button } from '#app/ui/button.tsx';
import type { DeliveryState } from '#server/outbox/deliveries.ts';

export const deliveryWords: Record<DeliveryState['status'], string> = {
  pending: 'waiting',
  leased: 'being sent',
  done: 'sent',
  dead: 'failed',
  kept: 'kept, not sent',
};

/** The deliveries, e-mails and webhooks, about one thing. */
export function DeliveryList({ deliveries }: { deliveries: DeliveryState[] }) {
  if (deliveries.length === 0) return null;
  return (
    <Part id="deliveries" title="Emails">
      <Rows>
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} />
        ))}
      </Rows>
    </Part>
  );
}

/** Failed and waiting deliveries can be sent again: the page’s action gets `intent=resend` and `delivery`. */
export function Delivery({ delivery, children }: { delivery: DeliveryState; children?: ReactNode }) {
  const { failing } = delivery;
  return (
    <Row className="justify-items-start text-sm sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <span className="wrap-anywhere min-w-0">
        <span className="font-semibold">{delivery.title}</span> to {delivery.to}:{' '}
        {deliveryWords[delivery.status]}
        {delivery.attempts > 1 && `, ${delivery.attempts} attempts`}
        {failing && <span className="block text-danger">{delivery.lastError}</span>}
        {children}
      </span>
      {failing && <Resend delivery={delivery} />}
    </Row>
  );
}

function Resend({ delivery }: { delivery: DeliveryState }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="delivery" value={delivery.id} />
      <Button type="submit" tone="outline" size="sm" aria-label={`Send again: ${delivery.title}`}>
        Send again
      </Button>
    </Form>
  );
}
