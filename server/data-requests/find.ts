import { urgencyOf } from '#domain/data-requests/due.ts';
import { type Order, type Place, readKeyset } from '#server/db/keyset.ts';
import type { Services } from '#server/ports/services.ts';
import { type DataRequest, toDataRequest, todayOf } from './data-request.ts';

const perPage = 50;

type Parts = Pick<Services, 'db' | 'clock'>;

/** A request by its id, or null. */
export async function findDataRequest({ db }: Pick<Services, 'db'>, id: string): Promise<DataRequest | null> {
  const row = await db.query.selectFrom('data_requests').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toDataRequest(row) : null;
}

export type DataRequestFilter = { answered: boolean };

/** The filter as it stands in an address; anything odd counts as unset. */
export function readDataRequestFilter(search: URLSearchParams): DataRequestFilter {
  return { answered: search.get('show') === 'answered' };
}

/** Open ones by their last day, what is overdue first; answered ones by the latest answer. */
export function dataRequestOrder({ answered }: DataRequestFilter): Order {
  return {
    columns: [
      { ref: answered ? 'answered_on' : 'due_on', type: 'text' },
      { ref: 'received_at', type: 'number' },
      { ref: 'id', type: 'text' },
    ],
    direction: answered ? 'desc' : 'asc',
  };
}

/** One page of requests. */
export async function listDataRequests(
  { db }: Pick<Services, 'db'>,
  filter: DataRequestFilter,
  place: Place = null,
) {
  const status = filter.answered ? 'answered' : 'open';
  const { rows, ...beside } = await readKeyset(
    db.query.selectFrom('data_requests').selectAll().where('status', '=', status),
    {
      order: dataRequestOrder(filter),
      place,
      perPage,
      keyOf: (row) => [(filter.answered ? row.answered_on : row.due_on) ?? '', row.received_at, row.id],
    },
  );
  return { requests: rows.map(toDataRequest), ...beside };
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
