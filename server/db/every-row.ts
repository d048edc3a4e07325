import { setImmediate } from 'node:timers/promises';
import { type Listed, type Order, type Place, readPlace } from './keyset.ts';

/** Pages of a list that is read as a whole have so many rows: few questions, and little in memory at a time. */
export const rowsAtOnce = 500;

/** Every row of a list, read page by page while they are used. @param read one page */
export async function* everyRow<Row>(
  order: Order,
  read: (place: Place) => Promise<Listed<Row>>,
): AsyncGenerator<Row> {
  let place: Place = null;
  do {
    const { rows, after }: Listed<Row> = await read(place);
    yield* rows;
    // SQLite answers at once: without a pause nobody else would be served until the list is at its end.
    await setImmediate();
    place = after === null ? null : readPlace(new URLSearchParams({ after }), order);
  } while (place !== null);
}
