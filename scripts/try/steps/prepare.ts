import { minuteMs } from '#domain/format/durations.ts';
import { type Instance, newWorld, openInstance, steppedInstance, type World } from './instance.ts';
import { mailsOf, readState, type State } from './state.ts';
import { createSteps, type Fault } from './steps.ts';
import type { Store, Stores } from './stores.ts';
import type { Trial } from './trials.ts';

/** What a trial comes to. */
type Outcome = {
  /** Once it is done, and once its mails have gone as well. */
  done: State;
  ended: State;
  mails: string[];
  events: number;
};

/** What a trial begins with, and what it comes to when nothing befalls it. */
export type Prepared = Outcome & {
  trial: Trial;
  store: Store;
  given: Record<string, string>;
  steps: readonly string[];
  before: State;
  /** What it comes to when the calendars cannot be read; null where nothing depends on them. */
  silent: Outcome | null;
};

/** Makes what a trial begins with, and runs it once without any fault. */
export async function prepare(trial: Trial, stores: Stores): Promise<Prepared> {
  const store = await stores.empty();
  const first = await openInstance(store, newWorld());
  const given = await trial.prepare(first);
  await first.close();
  const begun = { trial, store, given };
  const silent = trial.whenSilent ? await withoutCalendars(begun, stores, trial.whenSilent) : null;
  return withCopy(stores, store, async (copy, site, world) => {
    const before = await readState(site.db);
    const steps = createSteps(null, { onHang: async () => undefined, onDeath: () => undefined });
    const counted = steppedInstance(site, copy, steps, 'counted');
    await trial.run(counted, given);
    await counted.close();
    const outcome = await outcomeOf(begun, site, world);
    return { ...begun, ...outcome, silent, before, steps: [...steps.names] };
  });
}

type Begun = Pick<Prepared, 'trial' | 'store' | 'given'>;

/** Runs it while the calendars say that they are not known. @throws Error when that is not what the trial says of it */
async function withoutCalendars(
  begun: Begun,
  stores: Stores,
  { status, mails }: { status: string; mails: readonly string[] },
): Promise<Outcome> {
  const { trial, store, given } = begun;
  const outcome = await withCopy(stores, store, async (_copy, site, world) => {
    await trial.run({ ...site, busySource: async () => ({ mode: 'unknown', busy: [] }) }, given);
    return outcomeOf(begun, site, world);
  });
  const calls = outcome.done.rows.filter((row) => row.startsWith('bookings '));
  const asPromised = calls.length === 1 && calls[0]?.includes(`"status":"${status}"`);
  if (!asPromised) throw new Error(`${trial.name} without calendars: ${calls.join('; ')}`);
  if (outcome.mails.join() !== [...mails].sort().join())
    throw new Error(`${trial.name} without calendars sent ${outcome.mails.join('; ')}`);
  return outcome;
}

/** What stands after a run, after somebody has asked once more, and after all is delivered. */
async function outcomeOf({ trial, given }: Begun, site: Instance, world: World): Promise<Outcome> {
  const done = await readState(site.db);
  await repeat(trial, site, given);
  await settle(site, world);
  const ended = await readState(site.db);
  return { done, ended, mails: mailsOf(world.outside), events: new Set(world.outside.events).size };
}

/** What must come of a fault: calendars that do not answer a verb's last question are calendars that are not known. */
export function expectedOf(prepared: Prepared, { step, way }: Fault): Outcome {
  const asked = prepared.steps.lastIndexOf('busySource') + 1;
  const unanswered = (way === 'fail' || way === 'lost') && step === asked;
  return (unanswered && prepared.silent) || prepared;
}

/** Delivers all that is due, also what a dead process has leased. */
export async function settle(site: Instance, world: World): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    world.now += 5 * minuteMs;
    await site.deliver();
  }
}

/** The same once more, by whoever got no answer; that it is done already is an answer too. */
export const repeat = (trial: Trial, site: Instance, given: Record<string, string>) =>
  trial.run(site, given).then(
    () => undefined,
    () => undefined,
  );

/** Runs something on a copy of a store, which is gone afterwards. */
export async function withCopy<T>(
  stores: Stores,
  store: Store,
  run: (copy: Store, site: Instance, world: World) => Promise<T>,
): Promise<T> {
  const copy = await stores.copyOf(store);
  const world = newWorld();
  const site = await openInstance(copy, world);
  try {
    return await run(copy, site, world);
  } finally {
    await site.close();
    await copy.remove();
  }
}
