import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { answeredBy, NoPage } from '#app/pages/admin/parts/answered-by.ts';
import { csvAnswer, csvTimes } from '#app/pages/admin/parts/csv-answer.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { everyRow, rowsAtOnce } from '#server/db/every-row.ts';
import { keptOrder, listKeptMails } from '#server/mail/kept-list.ts';
import { type DeliveryState, deliveryOrder, listDeliveries } from '#server/outbox/deliveries.ts';
import type { Services } from '#server/ports/services.ts';
import { deliveryWords } from './delivery-list.tsx';

/**
 * GET /admin/mail.csv: the list of emails that the address names, as the page shows it: what is kept here, what was sent
 * or waits, or what was not delivered. Without a word, whatever was written.
 */
export const middleware = answeredBy(async ({ request, context }) => {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const show = new URL(request.url).searchParams.get('show');
  services.log.info('mails-downloaded', { by: staff.id });
  const when = await csvTimes(services);
  return csvAnswer('emails', show === 'kept' ? keptMails(services) : deliveries(services, staff, show), {
    Written: (row) => when(row.at),
    To: (row) => row.to,
    Subject: (row) => row.subject,
    Status: (row) => deliveryWords[row.status],
    Error: (row) => row.error,
  });
});

export default NoPage;

type MailRow = {
  at: number;
  to: string;
  subject: string;
  status: DeliveryState['status'];
  error: string | null;
};

function keptMails(services: Services): AsyncIterable<MailRow> {
  return everyRow(keptOrder, async (place) => {
    const { mails, ...beside } = await listKeptMails(services, place);
    return { rows: mails.map((mail) => ({ ...mail, status: 'kept' as const, error: null })), ...beside };
  });
}

function deliveries(
  services: Services,
  { role }: Pick<CurrentStaff, 'role'>,
  show: string | null,
): AsyncIterable<MailRow> {
  const which = show === 'failing' || show === 'sent' ? show : 'all';
  return everyRow(deliveryOrder, async (place) => {
    const { rows, ...beside } = await listDeliveries(services, { which, role, place, perPage: rowsAtOnce });
    const mails = rows.map(({ createdAt, title, failing, lastError, ...row }) => ({
      ...row,
      ...{ at: createdAt, subject: title, error: failing ? lastError : null },
    }));
    return { rows: mails, ...beside };
  });
}
