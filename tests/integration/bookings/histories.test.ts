import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { history } from '#scripts/try/histories/history.ts';
import { type Process, play } from '#scripts/try/histories/play.ts';
import { openTheatre, withinThis } from '#scripts/try/histories/stage.ts';
import { postgresStores, sqliteStores } from '#scripts/try/steps/stores.ts';
import { engines } from '#tests/support/engines.ts';
import { templateName } from '#tests/support/postgres-database.ts';

// `npm run try-histories` plays thousands of them, also over real processes; the same seed plays the same ones.
const numRuns = Number(process.env.HISTORIES ?? 6);

describe.each(engines)('on %s', (engine) => {
  test(`${numRuns} runs of bookings, moves, cancellations and changes of rules over three processes that die are what one after the other could have been`, async () => {
    const stores =
      engine === 'sqlite'
        ? sqliteStores(inject('sqliteTemplate'))
        : postgresStores(inject('postgresUrl'), templateName);
    const theatre = await openTheatre(stores, withinThis);
    try {
      const property = fc.asyncProperty(history, (moments) => theatre.show((stage) => play(stage, moments)));
      await fc.assert(property, { numRuns, seed: Number(process.env.SEED ?? 16) });
      // One that says yes to everything, and one that says no, are not explained.
      for (const [answer, wrong] of [
        ['done', /What is stored is/],
        ['refused', /No order explains/],
      ] as const) {
        const booked = {
          command: { kind: 'book', visitor: 1, start: { date: 0, time: 0 } },
          process: 0,
        } as const;
        const lie = theatre.show((stage) => {
          const liar = { ...(stage.processes[0] as Process), send: async () => answer };
          const lying = { ...stage, processes: [liar, ...stage.processes.slice(1)] };
          return play(lying, [{ sent: [booked], kill: null }]);
        });
        await expect(lie).rejects.toThrow(wrong);
      }
    } finally {
      await theatre.close();
    }
  });
});
