import { urgencyOf } from '#domain/data-requests/due.ts';
import { readPage } from '#server/db/list-page.ts';
import type { Services } from '#server/ports/services.ts';
import { type DataRequest, toDataRequest, todayOf } from './data-request.ts';

const perPage = 50;

type Parts = Pick<Services, 'db' | 'clock'>;

/** A request by its id, or null. */
export async function findDataRequest({ db }: Pick<Services, 'db'>, id: string): Promise<DataRequest | null> {
  const row = await db.query.selectFrom('data_requests').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toDataRequest(row) : null;
}

export type DataRequestFilter = { answered: boolean; page: number };

/** The filter as it stands in an address; anything odd counts as unset. */
export function readDataRequestFilter(search: URLSearchParams): DataRequestFilter {
  return { answered: search.get('show') === 'answered', page: readPage(search) };
}

/** One page of requests: open ones by their last day, what is overdue first; answered ones by the latest answer. */
export async function listDataRequests({ db }: Pick<Services, 'db'>, { answered, page }: DataRequestFilter) {
  const matching = db.query.selectFrom('data_requests').where('status', '=', answered ? 'answered' : 'open');
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(count) / perPage));
  const shown = Math.min(page, pages);
  const rows = await matching
    .selectAll()
    .orderBy(answered ? 'answered_on' : 'due_on', answered ? 'desc' : 'asc')
    .orderBy('received_at')
    .orderBy('id')
    .limit(perPage)
    .offset((shown - 1) * perPage)
    .execute();
  return { requests: rows.map(toDataRequest), total: Number(count), pages, page: shown };
}

/** How many requests are open, how many of them are due within a week, and how many are overdue. */
export async function countDataRequests(services: Parts) {
  const rows = await services.db.query
    .selectFrom('data_requests')
    .select('due_on')
    .where('status', '=', 'open')
    .execute();
  const today = todayOf(services);
  const urgencies = rows.map((row) => urgencyOf(row.due_on, today));
  const count = (wanted: string) => urgencies.filter((one) => one === wanted).length;
  return { open: rows.length, soon: count('soon'), overdue: count('overdue') };
}
