import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { answeredBy, NoPage } from '#app/pages/admin/parts/answered-by.ts';
import { csvAnswer, csvTimes } from '#app/pages/admin/parts/csv-answer.ts';
import { personStatusWords } from '#app/pages/admin/people/person-status.tsx';
import { sourceOf } from '#domain/leads/touch.ts';
import { everyRow, rowsAtOnce } from '#server/db/every-row.ts';
import type { Lead } from '#server/leads/lead.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import { leadOrder, readLeadFilter, readLeads } from '#server/leads/list.ts';
import { sumOfLead, sumRows } from '#server/leads/sent-sum.ts';

/** GET /admin/leads.csv: the enquiries that the filter in the address lets through. */
export const middleware = answeredBy(async ({ request, context }) => {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const filter = readLeadFilter(new URL(request.url).searchParams);
  services.log.info('leads-downloaded', { by: staff.id });
  const rows = everyRow(leadOrder, (place) => readLeads(services, filter, { place, perPage: rowsAtOnce }));
  const when = await csvTimes(services);
  return csvAnswer('leads', rows, {
    Sent: (row) => when(row.createdAt),
    Kind: (row) => kindNames[row.kind],
    Name: (row) => row.name,
    Company: (row) => row.company,
    'Email address': (row) => row.email,
    Phone: (row) => row.phone,
    Status: (row) => row.progress && personStatusWords[row.progress],
    Source: (row) => sourceOf(row.attribution?.last),
    Message: (row) => (typeof row.answers.message === 'string' ? row.answers.message : ''),
    Sum: (row) => sumText(row),
  });
});

export default NoPage;

/** The sum of an enquiry in one cell. */
function sumText(row: Pick<Lead, 'answers'>): string {
  const sum = sumOfLead(row);
  return sum
    ? sumRows(sum)
        .map(([, value]) => value)
        .join(' | ')
    : '';
}
