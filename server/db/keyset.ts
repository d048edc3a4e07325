import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

/**
 * A place in a list, as an address names it: the values by which a row is sorted. A page that begins behind a row
 * costs the same wherever it lies, and neither skips nor repeats anything when rows come and go meanwhile.
 */
export type Place = { side: 'after' | 'before'; key: readonly KeyValue[] } | null;

type KeyValue = string | number;

/** How a list is sorted; the last column tells rows apart. One direction for all, so that one index serves it. */
export type Order = {
  columns: readonly { ref: string; type: 'number' | 'text' }[];
  direction: 'asc' | 'desc';
};

/** A page of a list, with the keys of its first and last row where there is something before or after them. */
export type Listed<Row> = { rows: Row[]; before: string | null; after: string | null };

/** The place that an address asks for; anything odd counts as the beginning. */
export function readPlace(search: URLSearchParams, order: Order): Place {
  for (const side of ['after', 'before'] as const) {
    const key = parseKey(search.get(side), order);
    if (key) return { side, key };
  }
  return null;
}

function parseKey(text: string | null, { columns }: Order): KeyValue[] | null {
  const parts = text?.split('.') ?? [];
  if (parts.length !== columns.length) return null;
  const values = parts.map((part, index) => {
    if (columns[index]?.type === 'number') return /^-?\d{1,15}$/.test(part) ? Number(part) : null;
    return /^[\w-]{1,64}$/.test(part) ? part : null;
  });
  return values.some((value) => value === null) ? null : (values as KeyValue[]);
}

/**
 * One page of a query. Going back to where less than a page is left gives the first page.
 * @param keyOf the values of a row in the order's columns
 */
export async function readKeyset<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  options: { order: Order; place: Place; perPage: number; keyOf: (row: Row) => readonly KeyValue[] },
): Promise<Listed<Row>> {
  const { order, place, perPage, keyOf } = options;
  const back = place?.side === 'before';
  const found = await bounded(query, order, place)
    .limit(perPage + 1)
    .execute();
  if (back && found.length <= perPage) {
    return found.length === perPage
      ? pageOf(found.toReversed(), { before: false, after: true }, keyOf)
      : readKeyset(query, { ...options, place: null });
  }
  const more = found.length > perPage;
  const rows = back ? found.slice(0, perPage).toReversed() : found.slice(0, perPage);
  return pageOf(rows, { before: back ? more : place !== null, after: back || more }, keyOf);
}

function bounded<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { columns, direction }: Order,
  place: Place,
) {
  const refs = columns.map(({ ref }) => sql.ref(ref));
  const forward = place?.side !== 'before';
  const towards = forward === (direction === 'asc') ? 'asc' : 'desc';
  const sorted = refs.reduce((all, ref) => all.orderBy(ref, towards), query);
  if (!place) return sorted;
  const beyond = sql.raw(towards === 'asc' ? '>' : '<');
  return sorted.where(sql<SqlBool>`(${sql.join(refs)}) ${beyond} (${sql.join([...place.key])})`);
}

/** How many rows a list has: counted only where no page of it was read, or one that is not all. */
export async function countListed<Row>(
  page: Listed<Row> | null,
  count: () => Promise<number>,
): Promise<number> {
  return page && page.before === null && page.after === null ? page.rows.length : count();
}

function pageOf<Row>(
  rows: Row[],
  more: { before: boolean; after: boolean },
  keyOf: (row: Row) => readonly KeyValue[],
): Listed<Row> {
  const key = (row: Row | undefined) => (row ? keyOf(row).join('.') : null);
  return { rows, before: more.before ? key(rows[0]) : null, after: more.after ? key(rows.at(-1)) : null };
}
