import fc from 'fast-check';
import { startPostgres } from '#scripts/machine/postgres-server.ts';
import { killed } from './killed.ts';
import { prepare } from './prepare.ts';
import { type Fault, ways } from './steps.ts';
import { postgresStores, type Stores, sqliteStores } from './stores.ts';
import { type Trial, trials } from './trials.ts';
import { tryFault } from './try-trial.ts';

type Wanted = {
  /** Parts of the names of the trials; an empty one for all. */
  only: readonly string[];
  /** One way of spoiling a step alone, or 'rollback'; empty for all. */
  way: string;
  /** One engine alone; empty for both. */
  engine: string;
  seed: number;
  /** How many steps of each trial end a real process. */
  kills: number;
  /** The program that is killed. */
  program: URL;
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Spoils every step of every verb in every way, on both engines. @returns whether nothing was found */
export async function trySteps(wanted: Wanted): Promise<boolean> {
  const server = await startPostgres();
  const both = [sqliteStores(), postgresStores(server.url('postgres'))];
  let found = 0;
  try {
    for (const stores of both.filter(({ engine }) => engine.startsWith(wanted.engine)))
      for (const trial of trials.filter(({ name }) => wanted.only.some((part) => name.includes(part))))
        found += await tryOne(trial, stores, wanted);
  } finally {
    await server.stop();
  }
  return found === 0;
}

/** Which steps of a trial are spoiled, and how. The embedded database has no line that could break after a step. */
function faultsOf(steps: readonly string[], stores: Stores): Fault[] {
  const all = ways
    .filter((way) => way !== 'lost' || stores.engine !== 'sqlite')
    .flatMap((way) => steps.map((_, index): Fault => ({ step: index + 1, way })));
  return [...all, ...rollbacksOf(steps)];
}

/** What is refused in a transaction is taken back, which may fail, hang, or be the last of its process as well. */
function rollbacksOf(steps: readonly string[]): Fault[] {
  const ofRollback = ways.filter((way) => way !== 'lost');
  const within = steps.flatMap((name, index) => {
    const before = steps.slice(0, index);
    return name !== 'begin' && before.lastIndexOf('begin') > before.lastIndexOf('commit') ? [index + 1] : [];
  });
  return within.flatMap((step) => ofRollback.map((rollback): Fault => ({ step, way: 'fail', rollback })));
}

async function tryOne(trial: Trial, stores: Stores, { way, seed, kills, program }: Wanted): Promise<number> {
  const prepared = await prepare(trial, stores);
  const faults: string[] = [];
  const all = faultsOf(prepared.steps, stores).filter((one) =>
    (one.rollback ? 'rollback' : one.way).startsWith(way),
  );
  try {
    for (const fault of all) faults.push(...(await tryFault(prepared, stores, fault)));
    const steps = fc.sample(fc.integer({ min: 1, max: prepared.steps.length }), { seed, numRuns: kills });
    for (const step of steps)
      faults.push(...(await tryFault(prepared, stores, { step, way: 'death' }, killed(program))));
  } finally {
    await prepared.store.remove();
  }
  const verdict = faults.length === 0 ? 'held' : `${faults.length} FAULTS`;
  say(
    `${stores.engine}: ${trial.name}: ${prepared.steps.length} steps, ${all.length} faults, ${kills} kills: ${verdict}`,
  );
  for (const fault of faults.slice(0, 10)) say(`  ${fault}`);
  return faults.length;
}
