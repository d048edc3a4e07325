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
  const steps = createSteps(null, { onHang: async () => undefined, onDeath: () => undefined });
  const site = steppedInstance(beside, store, steps, name);
  return {
    send: (command) => Promise.race([doCommand(site, command), steps.died.then(() => null)]),
    dieAt: steps.dieAt,
    bury: async () => {
      steps.dieAt(Number.POSITIVE_INFINITY);
      if (!steps.isDead()) return false;
      await site.drop();
      return true;
    },
    end: site.close,
  };
};

/** A stage that many histories play on, one after the other. */
export type Theatre = { clear: () => Promise<Stage>; close: () => Promise<void> };

export async function openTheatre(stores: Stores, makes: Makes): Promise<Theatre> {
  const store = await stores.empty();
  const beside = await openInstance(store, newWorld());
  const another = () => makes(store, beside);
  const stage: Stage = { db: beside.db, processes: [], another };
  for (let made = 0; made < processes; made += 1) stage.processes.push(await another());
  return {
    clear: async () => {
      await clear(beside.db);
      return stage;
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
