import { readEnv } from '#server/base/env.ts';
import { jsonLog } from '#server/base/log.ts';
import { putInUse } from '#server/content/in-use.ts';
import { writeSetting } from '#server/db/settings.ts';
import type { LetterReader } from '#server/inbox/letter/reader.ts';
import type { CallOut } from '#server/ports/call-out.ts';
import { type RunningServices, startServices } from '#server/start/start-services.ts';
import { createStore, type EngineName, type TestStore } from './engines.ts';

/** Friday 20 November 2026, nine in the morning in Scarborough. */
export const fridayMorning = Date.parse('2026-11-20T09:00:00Z');

export type TestServices = RunningServices & {
  /** Everything that was logged, one JSON line for each event. */
  logLines: string[];
  /** Moves the clock of this suite. */
  setNow: (at: number) => void;
  dispose: () => Promise<void>;
};

/** Real services on a fresh store, with a clock that stands still until it is moved. */
export async function testServices(
  engine: EngineName,
  environment: Record<string, string> = {},
): Promise<TestServices> {
  const store = await createStore(engine);
  const services = await servicesOn(store, environment);
  return {
    ...services,
    dispose: async () => {
      await services.dispose();
      store.remove();
    },
  };
}

/**
 * The same on an existing store, which is kept.
 * @param startAt the clock’s time at the start
 * @param parts in place of those that the site has: calls to the internet, what reads letters
 */
export async function servicesOn(
  store: Pick<TestStore, 'dataDir' | 'databaseUrl'>,
  environment: Record<string, string> = {},
  startAt = fridayMorning,
  parts: { callOut?: CallOut; letterReader?: LetterReader } = {},
): Promise<TestServices> {
  let now = startAt;
  const logLines: string[] = [];
  const clock = { now: () => now };
  const env = readEnv({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    SITE_URL: 'http://foreshore.test',
    DATA_DIR: store.dataDir,
    DATABASE_URL: store.databaseUrl,
    OUTBOX_POLL_MS: '600000',
    ...environment,
  });
  const services = await startServices(env, {
    clock,
    log: jsonLog(clock.now, (line) => logLines.push(line)),
    ...parts,
  });
  return {
    ...services,
    logLines,
    setNow: (at) => {
      now = at;
    },
    dispose: async () => {
      await services.close();
      // The tests that come after in this process begin with what ships.
      putInUse(new Map());
    },
  };
}

/** Makes the clock’s present time the trusted one, as if the site had run all the while. */
export async function believeClock({ db, clock }: Pick<TestServices, 'db' | 'clock'>): Promise<void> {
  await writeSetting(db.query, 'clock', { notedAt: clock.now(), leap: null }, clock.now());
}
