import { describe, expect, inject, test } from 'vitest';
import { type Prepared, prepare } from '#scripts/try/steps/prepare.ts';
import type { Fault } from '#scripts/try/steps/steps.ts';
import { postgresStores, sqliteStores } from '#scripts/try/steps/stores.ts';
import type { Trial } from '#scripts/try/steps/trials.ts';
import { trials } from '#scripts/try/steps/trials.ts';
import { tryFault } from '#scripts/try/steps/try-trial.ts';
import { blockDate } from '#server/availability/blocked-dates.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { owner } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { templateName } from '#tests/support/postgres-database.ts';

// A few of the steps; `npm run try-steps` spoils every one of every verb.
const sampled = trials.filter(({ name }) => ['book', 'receive a lead', 'deliver'].includes(name));

const storesOn = (engine: string) =>
  engine === 'sqlite'
    ? sqliteStores(inject('sqliteTemplate'))
    : postgresStores(inject('postgresUrl'), templateName);

/** Spoils the end of the last transaction, on which everything hangs, the calendars, and another step. */
function sampleOf({ steps, silent }: Prepared): Fault[] {
  const commit = steps.lastIndexOf('commit') + 1;
  const another = Math.ceil(steps.length / 2);
  const calendars: Fault = { step: steps.lastIndexOf('busySource') + 1, way: 'fail' };
  return [
    ...(silent ? [calendars] : []),
    { step: commit, way: 'fail' },
    { step: commit, way: 'death' },
    { step: another, way: 'hang' },
    { step: commit, way: 'fail', rollback: 'fail' },
    { step: commit, way: 'fail', rollback: 'hang' },
  ];
}

async function tried(
  trial: Trial,
  engine: string,
  faultsOf: (prepared: Prepared) => Fault[],
): Promise<string[]> {
  const stores = storesOn(engine);
  const prepared = await prepare(trial, stores);
  const found: string[] = [];
  for (const fault of faultsOf(prepared)) found.push(...(await tryFault(prepared, stores, fault)));
  await prepared.store.remove();
  return found;
}

describe.each(engines)('steps on %s', (engine) => {
  test.each(sampled)(
    '$name: one that fails, hangs or is the last loses, doubles and halves nothing',
    async (trial) => {
      expect(await tried(trial, engine, sampleOf)).toEqual([]);
    },
  );
});

describe('what breaks a promise is seen:', () => {
  const nothing = async () => ({});
  const date = (day: string) => ({ date: `2026-11-${day}`, reason: '' });
  const wish = { email: 'ann@example.com' };
  const all: [name: string, run: Trial['run'], fault: Fault, found: RegExp][] = [
    [
      'an answer although nothing is stored',
      (site) => blockDate(site, owner, date('23')).catch(() => undefined),
      { step: 1, way: 'fail' },
      /what was answered is not stored/,
    ],
    [
      'two halves in two transactions',
      async (site) => {
        for (const day of ['23', '24']) await blockDate(site, owner, date(day)).catch(() => undefined);
      },
      { step: 6, way: 'death' },
      /it is half done/,
    ],
    ['a mail that goes twice', (site) => subscribe(site, wish), { step: 7, way: 'hang' }, /too much: outbox/],
    [
      'an entry of the outbox that nobody can deliver',
      (site) =>
        enqueue(site.db.query, site.clock.now(), [
          { kind: 'staff-link', dedupeKey: 'one', payload: { linkId: 'none', attempt: 1 } as never },
        ]),
      { step: 1, way: 'hang' },
      /entries of the outbox are left/,
    ],
  ];
  test.each(all)('%s', async (name, run, fault, found) => {
    const [first] = await tried({ name, prepare: nothing, run }, 'sqlite', () => [fault]);
    expect(first).toMatch(found);
  });
});
