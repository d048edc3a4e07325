import type { DeliveryState } from '#server/outbox/deliveries.ts';

const words: Record<DeliveryState['status'], string> = {
  pending: 'waiting',
  leased: 'being sent',
  done: 'sent',
  dead: 'failed',
};

/** What became of each e-mail that belongs to something. */
export function DeliveryList({ deliveries }: { deliveries: DeliveryState[] }) {
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="deliveries" className="mb-8">
      <h2 id="deliveries" className="mb-3 text-xl">
        E-mails
      </h2>
      <ul className="grid gap-2">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="rounded-lg bg-foam p-4 text-sm shadow-line">
            <span className="font-semibold">{delivery.title}</span> to {delivery.to}: {words[delivery.status]}
            {delivery.attempts > 1 && `, ${delivery.attempts} attempts`}
            {delivery.lastError && <span className="block text-danger">{delivery.lastError}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
