import { type Instance, newWorld, openInstance, steppedInstance } from '#scripts/try/steps/instance.ts';
import { createSteps } from '#scripts/try/steps/steps.ts';
import type { Store, Stores } from '#scripts/try/steps/stores.ts';
import type { Db } from '#server/db/db.ts';
import { writeSetting } from '#server/db/settings.ts';
import { doCommand, ruleSets } from './commands.ts';
import { processes } from './history.ts';
import type { Process, Stage } from './play.ts';

/** Makes a process of the site on a store. */
export type Makes = (store: Store, beside: Instance) => Promise<Process>;

/** One of several that share this process of Node: what has died of them never goes on. */
export const withinThis: Makes = async (store, beside) => {
  const name = `process-${crypto.randomUUID()}`;
  let dropped: Promise<void> | null = null;
  // As the operating system does, at once: the others must not wait for the locks of one that is gone.
  const drop = () => {
    dropped ??= site.drop();
    return dropped;
  };
  const steps = createSteps(null, { onHang: async () => undefined, onDeath: drop });
  const site = steppedInstance(beside, store, steps, name);
  return {
    send: (command) => Promise.race([doCommand(site, command), steps.died.then(() => null)]),
    dieAt: steps.dieAt,
    bury: async () => {
      steps.dieAt(Number.POSITIVE_INFINITY);
      if (!steps.isDead()) return false;
      await drop();
      return true;
    },
    end: site.close,
    kill: drop,
  };
};

/** A stage that many histories play on, one after the other. */
export type Theatre = {
  /** Plays one on an empty stage. What failed leaves nothing behind that the next would stumble over. */
  show: (play: (stage: Stage) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

export async function openTheatre(stores: Stores, makes: Makes): Promise<Theatre> {
  const store = await stores.empty();
  const beside = await openInstance(store, newWorld());
  const another = () => makes(store, beside);
  const stage: Stage = { db: beside.db, processes: [], another };
  const fill = async () => {
    while (stage.processes.length < processes) stage.processes.push(await another());
  };
  return {
    show: async (play) => {
      await fill();
      await clear(beside.db);
      try {
        await play(stage);
      } catch (error) {
        for (const process of stage.processes.splice(0)) await process.kill();
        throw error;
      }
    },
    close: async () => {
      for (const process of stage.processes) await process.end();
      await beside.close();
      await store.remove();
    },
  };
}

/** As before the first visitor, with the first of the rules. */
async function clear({ query }: Db): Promise<void> {
  await query.transaction().execute(async (trx) => {
    for (const table of ['bookings', 'outbox', 'blocked_dates', 'timeline', 'people'] as const)
      await trx.deleteFrom(table).execute();
    await writeSetting(trx, 'availability', ruleSets[0], 0);
  });
}
