import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { answeredBy, NoPage } from '#app/pages/admin/parts/answered-by.ts';
import { csvAnswer, csvTimes } from '#app/pages/admin/parts/csv-answer.ts';
import { loadRules } from '#server/availability/rules.ts';
import { everyRow, rowsAtOnce } from '#server/db/every-row.ts';
import { readPersonFilter } from '#server/people/lists/filter.ts';
import { listPeople, personOrder } from '#server/people/lists/list.ts';
import { personStatusWords } from './person-status.tsx';

/** GET /admin/people.csv: the people whom the filter in the address lets through. */
export const middleware = answeredBy(async ({ request, context }) => {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const { zone } = await loadRules(services.db.query);
  const filter = readPersonFilter(new URL(request.url).searchParams, zone);
  services.log.info('people-downloaded', { by: staff.id });
  const rows = everyRow(personOrder(filter.sort), (place) =>
    listPeople(services, filter, { place, perPage: rowsAtOnce }),
  );
  const when = await csvTimes(services);
  return csvAnswer('people', rows, {
    Name: (row) => row.name,
    Company: (row) => row.company,
    'Email address': (row) => row.email,
    Phone: (row) => row.phone,
    Status: (row) => personStatusWords[row.status],
    'Value in pounds': (row) => (row.valuePence === null ? '' : (row.valuePence / 100).toFixed(2)),
    'Looked after by': (row) => row.owner,
    'Waiting since': (row) => when(row.waitingSince),
    'Next step': (row) => row.nextStep,
    'Next step on': (row) => row.nextStepOn,
    'Latest activity': (row) => when(row.lastAt),
    'First heard of': (row) => when(row.createdAt),
  });
});

export default NoPage;
