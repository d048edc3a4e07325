import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { answeredBy, NoPage } from '#app/pages/admin/parts/answered-by.ts';
import { csvAnswer } from '#app/pages/admin/parts/csv-answer.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { readPeriod, weeksOf } from '#domain/results/period.ts';
import { dimensions, nothing } from '#server/results/read/figures.ts';
import { readSplit } from '#server/results/read/results.ts';
import { measureWords, nameWords, splitWords } from './result-words.ts';
import { measuresOf, sortedSplit } from './split-view.ts';

/** GET /admin/results.csv: one table of the results of a period, whole. */
export const middleware = answeredBy(async ({ request, context }) => {
  const staff = staffOf(context);
  const { db, clock, log } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const table = dimensions.find((one) => one === search.get('table')) ?? 'week';
  const { period } = readPeriod(search, dateAt(agencyZone, clock.now()));
  const split = await readSplit(db.query, period, table);
  log.info('results-downloaded', { table, by: staff.id });
  const named =
    table === 'week' ? weeksOf(period).map(({ from, monday }) => ({ name: from, key: monday })) : null;
  const rows = named
    ? named.map(({ name, key }) => ({ name, figures: split.get(key) ?? nothing() }))
    : sortedSplit(split).map(([name, figures]) => ({
        name: table === 'week' ? name : nameWords(table, name),
        figures,
      }));
  const columns = measuresOf(table).map((measure) => [
    measure === 'pence' ? 'Pounds won' : measureWords[measure],
    ({ figures }: (typeof rows)[number]) =>
      measure === 'pence' ? (figures.pence / 100).toFixed(2) : String(figures[measure]),
  ]);
  const name = (row: (typeof rows)[number]) => row.name;
  const title = table === 'week' ? 'Week from' : splitWords[table].column;
  return csvAnswer(`results-by-${table}`, each(rows), { [title]: name, ...Object.fromEntries(columns) });
});

export default NoPage;

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
