import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';
import { deliveryWords } from './delivery-list.tsx';
import { DeliverySubject } from './delivery-subject.tsx';
import type { MailView } from './mail-view.ts';

/** E-mails and hooks as rows: what and to whom, how it stands, since when, and what it is about. */
export function DeliveryRows({ deliveries }: { deliveries: MailView['sent'] }) {
  if (deliveries.length === 0) {
    return (
      <p className="max-w-[34em] rounded-lg bg-sand p-5">
        Nothing has gone out yet. Every email to a visitor or to you is listed here for as long as the privacy
        policy lets us keep it.
      </p>
    );
  }
  return (
    <Rows>
      {deliveries.map((delivery) => (
        <Row key={delivery.id} className="sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <span className="wrap-anywhere min-w-0">
            <span className="font-semibold">{delivery.title}</span>
            <span className="block text-ink-soft text-sm">
              To {delivery.to}: {deliveryWords[delivery.status]}
            </span>
          </span>
          <span className="flex flex-wrap items-baseline gap-x-4 text-sm sm:justify-end">
            <DeliverySubject of={delivery} />
            <When at={delivery.when} className="text-ink-soft" />
          </span>
        </Row>
      ))}
    </Rows>
  );
}
