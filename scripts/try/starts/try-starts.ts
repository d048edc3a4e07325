import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { startPostgres } from '#scripts/machine/postgres-server.ts';
import { postgresStores, type Store, type Stores, sqliteStores } from '#scripts/try/steps/stores.ts';
import { fillFormer } from './former-site.ts';
import { emptyServer, fillServer } from './full-server.ts';
import { differences, type Look, lookAt } from './look.ts';
import { type Started, startOnce } from './start.ts';

type Wanted = {
  /** How many starts of each kind are killed, and how many meet a full disk. */
  kills: number;
  full: number;
  seed: number;
  engine: string;
};

/** What a start begins with, and what it must come to. */
type Trial = {
  name: string;
  stores: Stores;
  begin: Store;
  wanted: Look;
  /** How long a start takes that nothing befalls. */
  ms: number;
  /** Kilobytes of its largest file, or changes of the schema: whatever a disk without room stops at. */
  most: number;
};

/** After at most so many bad starts comes a good one, and is looked at. */
const inARow = 4;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Kills first starts and upgrades, and takes their disk away, on both engines. @returns whether nothing was found */
export async function tryStarts(wanted: Wanted): Promise<boolean> {
  const server = await startPostgres();
  let found = 0;
  try {
    const both = [sqliteStores(), postgresStores(server.url('postgres'))];
    for (const stores of both.filter(({ engine }) => engine.startsWith(wanted.engine)))
      for (const [name, fill] of [
        ['a first start', async () => undefined],
        ['an upgrade of a filled site', fillFormer],
      ] as const) {
        const trial = await prepare(name, stores, fill);
        found += await tryKills(trial, wanted);
        found += await tryFull(trial, wanted);
        await trial.begin.remove();
      }
  } finally {
    await server.stop();
  }
  return found === 0;
}

async function prepare(name: string, stores: Stores, fill: (store: Store) => Promise<void>): Promise<Trial> {
  const begin = await stores.empty();
  await fill(begin);
  const store = await stores.copyOf(begin);
  const isServer = stores.engine === 'postgres';
  if (isServer) await fillServer(store, 0);
  const { up, said, ms } = await startOnce(store);
  if (!up) throw new Error(`${name} does not come up by itself:\n${said}`);
  const most = isServer ? await emptyServer(store) : kilobytesOf(store);
  const wanted = await lookAt(store);
  await store.remove();
  return { name, stores, begin, wanted, ms, most };
}

/** Of its largest file, the database. */
const kilobytesOf = ({ dataDir }: Store) =>
  Math.floor(
    Math.max(...globSync('*', { cwd: dataDir }).map((name) => statSync(path.join(dataDir, name)).size)) /
      1024,
  );

async function tryKills(trial: Trial, { kills, seed }: Wanted): Promise<number> {
  const moments = fc
    .sample(fc.noBias(fc.integer({ min: 5, max: 100 })), { seed, numRuns: kills })
    .map((percent) => percent / 100);
  let before = 0;
  const faults = await inTurns(trial, moments, async (store, moment) => {
    const start = await startOnce(store, { killAfterMs: moment * trial.ms });
    if (!start.up) before += 1;
    return start.killed ? [] : [`it ended by itself: ${start.said}`];
  });
  return tell(
    `${trial.stores.engine}: ${trial.name}, ${kills} kills, ${before} of them before it was up`,
    faults,
  );
}

async function tryFull(trial: Trial, { full, seed }: Wanted): Promise<number> {
  const places = fc.sample(fc.noBias(fc.integer({ min: 1, max: trial.most })), { seed, numRuns: full });
  let refused = 0;
  const faults = await inTurns(trial, places, async (store, place) => {
    const start = await startWithout(trial, store, place);
    if (!start.up) refused += 1;
    return start.up || isClear(start) ? [] : [`it does not say what is wrong: ${start.said}`];
  });
  return tell(
    `${trial.stores.engine}: ${trial.name}, ${full} full disks, of which ${refused} kept it from coming up`,
    faults,
  );
}

/** Starts with a disk that is full at some place: the site's own, or that of the database's server. */
async function startWithout({ stores }: Trial, store: Store, place: number): Promise<Started> {
  if (stores.engine === 'sqlite') return startOnce(store, { largestFileKb: place });
  await fillServer(store, place);
  const start = await startOnce(store);
  await emptyServer(store);
  return start;
}

/** A sentence that names what whoever runs the site has set, and no stack. */
const isClear = ({ said }: Started) =>
  /DATA_DIR|DATABASE_URL|disk|space/i.test(said) && !/\n\s+at /.test(said);

/** Bad starts, a few on the same store, and then a good one, after which everything must be as it should be. */
async function inTurns<Moment>(
  { stores, begin, wanted }: Trial,
  moments: readonly Moment[],
  start: (store: Store, moment: Moment) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < moments.length; at += inARow) {
    const some = moments.slice(at, at + inARow);
    const store = await stores.copyOf(begin);
    for (const moment of some) faults.push(...(await start(store, moment)));
    const { up, said } = await startOnce(store);
    const found = up ? differences(await lookAt(store), wanted) : [`it does not come up any more: ${said}`];
    faults.push(...found.map((one) => `after ${some.join(', ')}: ${one}`));
    await store.remove();
  }
  return faults;
}

function tell(what: string, faults: readonly string[]): number {
  say(`${what}: ${faults.length === 0 ? 'held' : `${faults.length} FAULTS`}`);
  for (const fault of faults.slice(0, 10)) say(`  ${fault}`);
  return faults.length;
}
