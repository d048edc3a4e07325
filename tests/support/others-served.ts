import { setImmediate } from 'node:timers/promises';

/**
 * How often others have their turn while something long is done: SQLite answers at once, and whoever makes no pause lets
 * nobody in until the end.
 * @param look what one of them does in each turn
 */
export async function othersServed(
  work: () => Promise<unknown>,
  look: () => Promise<unknown> = async () => {},
): Promise<number> {
  let turns = 0;
  let working = true;
  const others = (async () => {
    while (working) {
      await setImmediate();
      turns += 1;
      await look();
    }
  })();
  await work().finally(() => {
    working = false;
  });
  await others;
  return turns;
}
