import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { csvAnswer, csvInstant } from '#app/pages/admin/parts/csv-answer.ts';
import { everyRow, rowsAtOnce } from '#server/db/every-row.ts';
import { deliveryOrder, listDeliveries } from '#server/outbox/deliveries.ts';
import type { Route } from './+types/mail-file.ts';

/** GET /admin/mail.csv: what was sent or is to be sent, or with ?show=failing what was not delivered. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const which = new URL(request.url).searchParams.get('show') === 'failing' ? 'failing' : 'all';
  services.log.info('mails-downloaded', { by: staff.id });
  const rows = everyRow(deliveryOrder, (place) =>
    listDeliveries(services, { which, place, perPage: rowsAtOnce }),
  );
  return csvAnswer('emails', rows, {
    Written: (row) => csvInstant(row.createdAt),
    To: (row) => row.to,
    Subject: (row) => row.title,
    Status: (row) => row.status,
    Error: (row) => (row.failing ? row.lastError : ''),
  });
}
