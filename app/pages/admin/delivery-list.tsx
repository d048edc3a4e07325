import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { DeliveryState } from '#server/outbox/deliveries.ts';

const words: Record<DeliveryState['status'], string> = {
  pending: 'waiting',
  leased: 'being sent',
  done: 'sent',
  dead: 'failed',
};

type DeliveryListProps = {
  deliveries: DeliveryState[];
  /** Offers to send again what failed or waits: the page's action gets `intent=resend` and `delivery`. */
  resendable?: boolean;
};

/** What became of each e-mail and hook that belongs to something. */
export function DeliveryList({ deliveries, resendable = false }: DeliveryListProps) {
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="deliveries" className="mb-8">
      <h2 id="deliveries" className="mb-3 text-xl">
        E-mails
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-foam p-4 text-sm shadow-line"
          >
            <span className="min-w-0 break-words">
              <span className="font-semibold">{delivery.title}</span> to {delivery.to}:{' '}
              {words[delivery.status]}
              {delivery.attempts > 1 && `, ${delivery.attempts} attempts`}
              {delivery.lastError && <span className="block text-danger">{delivery.lastError}</span>}
            </span>
            {resendable &&
              (delivery.status === 'dead' || delivery.lastError) &&
              delivery.status !== 'done' && <Resend delivery={delivery} />}
          </li>
        ))}
      </ul>
    </section>
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
