import type { Queries } from '#server/db/db.ts';
import { touchPerson } from './timeline.ts';

/** Races that can hit one arrival: the person is made, merged, split or deleted by another one meanwhile. */
export const mostTries = 10;

/**
 * Takes hold of the person that a record names, until the transaction ends.
 * @param read whom the record names now: a merge may have given it to somebody else while we waited
 */
export async function holdPerson(
  trx: Queries,
  at: number,
  read: () => Promise<string | null>,
): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const id = await read();
    if (id === null) return null;
    if ((await touchPerson(trx, id, at)) && (await read()) === id) return id;
  }
  throw new Error('The person of a record keeps changing.');
}
