import { setTimeout } from 'node:timers/promises';
import { minuteMs } from '#domain/format/durations.ts';
import { type Instance, newWorld, openInstance, steppedInstance, type World } from './instance.ts';
import { difference, mailsOf, missingFiles, readState, type State } from './state.ts';
import { createSteps, type Fault } from './steps.ts';
import type { Store, Stores } from './stores.ts';
import type { Trial } from './trials.ts';

/** What a trial begins with, and what it comes to when nothing befalls it. */
export type Prepared = {
  trial: Trial;
  store: Store;
  given: Record<string, string>;
  steps: readonly string[];
  before: State;
  /** Once it is done, and once its mails have gone as well. */
  done: State;
  ended: State;
  mails: string[];
  events: number;
};

/** Runs it in a process that ends as the fault says. @returns whether it was answered */
export type Doomed = (run: {
  trial: Trial;
  given: Record<string, string>;
  beside: Instance;
  store: Store;
  fault: Fault;
  again: () => Promise<void>;
}) => Promise<boolean>;

/** How long a step hangs, if what happens meanwhile waits for it. */
const hangsMs = 40;

/** In this very process, of which nothing goes on after its death but what the others do. */
const abandoned: Doomed = async ({ trial, given, beside, store, fault, again }) => {
  let twin = Promise.resolve();
  const onHang = async () => {
    twin = again();
    await Promise.race([twin, setTimeout(hangsMs)]);
  };
  const steps = createSteps(fault, { onHang, onDeath: () => undefined });
  const site = steppedInstance(beside, store, steps, 'doomed');
  const answered = trial.run(site, given).then(
    () => true,
    () => false,
  );
  const outcome = await Promise.race([answered, steps.died.then(() => false)]);
  await twin;
  const isDead = fault.way === 'death' && steps.names.length >= fault.step;
  await (isDead ? site.drop() : site.close());
  return outcome;
};

/** Delivers all that is due, also what a dead process has leased. */
async function settle(site: Instance, world: World): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    world.now += 5 * minuteMs;
    await site.deliver();
  }
}

/** The same once more, by whoever got no answer; that it is done already is an answer too. */
const repeat = (trial: Trial, site: Instance, given: Record<string, string>) =>
  trial.run(site, given).then(
    () => undefined,
    () => undefined,
  );

/** Makes what a trial begins with, and runs it once without any fault. */
export async function prepare(trial: Trial, stores: Stores): Promise<Prepared> {
  const store = await stores.empty();
  const first = await openInstance(store, newWorld());
  const given = await trial.prepare(first);
  await first.close();
  return withCopy(stores, store, async (copy, site, world) => {
    const before = await readState(site.db);
    const steps = createSteps(null, { onHang: async () => undefined, onDeath: () => undefined });
    const counted = steppedInstance(site, copy, steps, 'counted');
    await trial.run(counted, given);
    await counted.close();
    const done = await readState(site.db);
    await repeat(trial, site, given);
    await settle(site, world);
    const ended = await readState(site.db);
    const mails = mailsOf(world.outside);
    const events = new Set(world.outside.events).size;
    return { trial, store, given, steps: [...steps.names], before, done, ended, mails, events };
  });
}

/** Runs a trial with one fault on a fresh copy. @returns what must not be, in words */
export async function tryFault(
  prepared: Prepared,
  stores: Stores,
  fault: Fault,
  doomed: Doomed = abandoned,
): Promise<string[]> {
  const { trial, given, steps } = prepared;
  const faults = await withCopy(stores, prepared.store, async (store, beside, world) => {
    const again = () => repeat(trial, beside, given);
    const answered = await doomed({ trial, given, beside, store, fault, again });
    const found: (string | null)[] = [];
    if (fault.way !== 'hang' && !trial.inParts) {
      const after = await readState(beside.db);
      const notDone = difference(after, prepared.done);
      if (answered && notDone) found.push(`what was answered is not stored: ${notDone}`);
      if (notDone && difference(after, prepared.before)) found.push(`it is half done: ${notDone}`);
    }
    await again();
    await settle(beside, world);
    const end = await readState(beside.db);
    const differs = difference(end, prepared.ended);
    if (differs) found.push(`after a second try it is not as it would be without the fault: ${differs}`);
    if (end.open > 0) found.push(`${end.open} entries of the outbox are left`);
    const [mails, wanted] = [mailsOf(world.outside), prepared.mails];
    if (mails.join() !== wanted.join()) found.push(`the mails are ${mails.join()}, not ${wanted.join()}`);
    const events = new Set(world.outside.events).size;
    if (events !== prepared.events) found.push(`${events} events went out, not ${prepared.events}`);
    for (const name of await missingFiles(beside.db, store)) found.push(`the file ${name} is gone`);
    return found.filter((one) => one !== null);
  });
  const where = `${trial.name}, step ${fault.step} of ${steps.length} (${steps[fault.step - 1]}), ${fault.way}`;
  return faults.map((one) => `${where}: ${one}`);
}

async function withCopy<T>(
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
