import fc from 'fast-check';
import { startPostgres } from '#scripts/machine/postgres-server.ts';
import { postgresStores, type Stores, sqliteStores } from '#scripts/try/steps/stores.ts';
import { byMessage } from './by-message.ts';
import { history, processes } from './history.ts';
import { play } from './play.ts';
import { type Makes, openTheatre, withinThis } from './stage.ts';

type Wanted = {
  runs: number;
  /** How many of them over processes of their own. */
  real: number;
  seed: number;
  /** The program of such a process. */
  program: URL;
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Plays histories on both engines, half of them on each. @returns whether each could have happened in some order */
export async function tryHistories({ runs, real, seed, program }: Wanted): Promise<boolean> {
  const server = await startPostgres();
  let good = true;
  const parts: [how: string, makes: Makes, count: number][] = [
    ['three instances', withinThis, runs - real],
    ['three processes', byMessage(program), real],
  ];
  try {
    for (const stores of [sqliteStores(), postgresStores(server.url('postgres'))])
      for (const [how, makes, count] of parts) {
        const numRuns = Math.ceil(count / 2);
        let made = 0;
        const counted: Makes = (...where) => {
          made += 1;
          return makes(...where);
        };
        const fault = await tryThem(stores, counted, { numRuns, seed });
        const deaths = Math.max(0, made - processes);
        const verdict = fault === null ? 'held' : `FAULT\n${fault}`;
        say(`${stores.engine}, ${how}: ${numRuns} histories, ${deaths} deaths: ${verdict}`);
        if (fault !== null) good = false;
      }
  } finally {
    await server.stop();
  }
  return good;
}

async function tryThem(
  stores: Stores,
  makes: Makes,
  options: { numRuns: number; seed: number },
): Promise<string | null> {
  const theatre = await openTheatre(stores, makes);
  try {
    const property = fc.asyncProperty(history, (moments) => theatre.show((stage) => play(stage, moments)));
    await fc.assert(property, options);
    return null;
  } catch (error) {
    return reasonsOf(error);
  } finally {
    await theatre.close();
  }
}

/** The history that cannot be explained, and what of it. */
function reasonsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${reasonsOf(error.cause)}`;
}
