import { type Selectable, sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import type { PersonMergeTable } from '#server/db/tables/people.ts';
import type { Snapshot } from './snapshot.ts';

type Move = Selectable<PersonMergeTable>;

/** The addresses that a merge or a split moved, in lower case. */
export const addressesMoved = ({ snapshot }: Pick<Move, 'snapshot'>): string[] =>
  (JSON.parse(snapshot) as Snapshot).moved.person_addresses ?? [];

/** SQLite refuses a condition of more than a thousand alternatives. */
const mostAtOnce = 200;

/** Merges and splits that moved one of these addresses, whoever they are kept with. */
export async function movesOf(queries: Queries, addresses: readonly string[]): Promise<Move[]> {
  const found = new Map<string, Move>();
  for (let from = 0; from < addresses.length; from += mostAtOnce)
    for (const move of await movesOfFew(queries, addresses.slice(from, from + mostAtOnce)))
      found.set(move.id, move);
  return [...found.values()];
}

async function movesOfFew(queries: Queries, addresses: readonly string[]): Promise<Move[]> {
  // As it stands in JSON, in quotes: the database leaves few, and what they moved decides.
  const patterns = addresses.map((key) => `%${JSON.stringify(key).replaceAll(/[\\%_]/g, '\\$&')}%`);
  const maybe = await queries
    .selectFrom('person_merges')
    .selectAll()
    .where((eb) => eb.or(patterns.map((pattern) => sql<boolean>`snapshot like ${pattern} escape '\\'`)))
    .execute();
  return maybe.filter((move) => addressesMoved(move).some((key) => addresses.includes(key)));
}

/** Whether whoever stayed still has an address that a merge brought: without one, there is nobody to give back. */
export async function isStillThere(queries: Queries, move: Move): Promise<boolean> {
  const keys = addressesMoved(move);
  if (keys.length === 0) return false;
  const row = await queries
    .selectFrom('person_addresses')
    .select('email_key')
    .where('person_id', '=', move.person_id)
    .where('email_key', 'in', keys)
    .executeTakeFirst();
  return row !== undefined;
}
