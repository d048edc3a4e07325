import { setTimeout } from 'node:timers/promises';
import { type Instance, type Outside, steppedInstance } from './instance.ts';
import { expectedOf, type Prepared, repeat, settle, withCopy } from './prepare.ts';
import { difference, mailsOf, missingFiles, readState } from './state.ts';
import { createSteps, type Fault } from './steps.ts';
import type { Store, Stores } from './stores.ts';
import type { Trial } from './trials.ts';

/** Runs it in a process that ends as the fault says. @returns whether it was answered */
export type Doomed = (run: {
  trial: Trial;
  given: Record<string, string>;
  beside: Instance;
  store: Store;
  outside: Outside;
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
  const answered = () =>
    trial.run(site, given).then(
      () => true,
      () => false,
    );
  const orDead = steps.died.then(() => false);
  let outcome = await Promise.race([answered(), orDead]);
  // What was not rolled back must not stand in the way of what the same process does next.
  if (!outcome && fault.rollback === 'fail') outcome = await Promise.race([answered(), orDead]);
  await twin;
  await (steps.isDead() ? site.drop() : site.close());
  return outcome;
};

/** Runs a trial with one fault on a fresh copy. @returns what must not be, in words */
export async function tryFault(
  prepared: Prepared,
  stores: Stores,
  fault: Fault,
  doomed: Doomed = abandoned,
): Promise<string[]> {
  const { trial, given, steps } = prepared;
  const expected = expectedOf(prepared, fault);
  const faults = await withCopy(stores, prepared.store, async (store, beside, world) => {
    const { outside } = world;
    const again = () => repeat(trial, beside, given);
    const answered = await doomed({ trial, given, beside, store, outside, fault, again });
    const found: (string | null)[] = [];
    if (fault.rollback === 'fail' && !answered && !trial.inParts)
      found.push('the process that could not roll back does nothing any more');
    if (fault.way !== 'hang' && fault.rollback !== 'hang' && !trial.inParts) {
      const after = await readState(beside.db);
      const notDone = difference(after, expected.done);
      if (answered && notDone) found.push(`what was answered is not stored: ${notDone}`);
      if (notDone && difference(after, prepared.before)) found.push(`it is half done: ${notDone}`);
    }
    await again();
    await settle(beside, world);
    const end = await readState(beside.db);
    const differs = difference(end, expected.ended);
    if (differs) found.push(`after a second try it is not as it should be: ${differs}`);
    if (end.open > 0) found.push(`${end.open} entries of the outbox are left`);
    const [mails, wanted] = [mailsOf(outside), expected.mails];
    if (mails.join() !== wanted.join()) found.push(`the mails are ${mails.join()}, not ${wanted.join()}`);
    const events = new Set(outside.events).size;
    if (events !== expected.events) found.push(`${events} events went out, not ${expected.events}`);
    for (const name of await missingFiles(beside.db, store)) found.push(`the file ${name} is gone`);
    return found.filter((one) => one !== null);
  });
  const where = `${trial.name}, step ${fault.step} of ${steps.length} (${steps[fault.step - 1]}), ${fault.way}${fault.rollback ? `, its rollback: ${fault.rollback}` : ''}`;
  return faults.map((one) => `${where}: ${one}`);
}
