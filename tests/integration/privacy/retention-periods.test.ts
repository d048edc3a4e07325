import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retention, retentionOf } from '#content/legal/retention.ts';
import { dayMs } from '#domain/format/durations.ts';
import { writeSetting } from '#server/db/settings.ts';
import { submitOffer } from '#server/leads/submit-offer.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { choosePeriod } from '#server/retention/choose-period.ts';
import { counts, dueWithin } from '#server/retention/due.ts';
import { enforceRetention, sweeps } from '#server/retention/enforce.ts';
import { choiceOf, lastSwept, periodsNow, periodsSetting } from '#server/retention/periods.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, deliverAll, offerAnswers, quoteAnswers } from '#tests/support/leads.ts';
import { addStaff } from '#tests/support/people.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

const owner = { id: 'olive', name: 'Olive', email: 'olive@example.com' };
const clerk = { id: 'sam', name: 'Sam', email: 'sam@example.com' };

test('every kind that may be kept shorter is counted, and is swept', () => {
  const chosen = retention.map(({ id }) => id).filter((id) => choiceOf(id));
  expect(Object.keys(counts).sort()).toEqual(chosen.sort());
  expect(Object.keys(counts).filter((id) => !sweeps[id])).toEqual([]);
});

describe.each(engines)('how long records are kept, on %s', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await testServices(engine);
    await addStaff(services, owner);
    await addStaff(services, clerk);
    for (const [{ id }, role] of [
      [owner, 'owner'],
      [clerk, 'staff'],
    ] as const)
      await services.db.query.updateTable('staff').set({ role }).where('id', '=', id).execute();
    await submitQuote(services, bySelf(quoteAnswers));
    await submitOffer(services, bySelf(offerAnswers));
    await deliverAll(services);
    await services.stopWork();
    services.setNow(fridayMorning + 100 * dayMs);
  });
  afterAll(() => services.dispose());

  const left = async () => {
    const rows = async (table: 'leads' | 'people') =>
      (await services.db.query.selectFrom(table).select('id').execute()).length;
    return { leads: await rows('leads'), people: await rows('people') };
  };
  const choose = (id: string, days: number, told: number | null = null) =>
    choosePeriod(services, owner, { id, days, told });
  const sweep = () => enforceRetention(services, services.clock.now());

  test('only an owner chooses, never longer than promised, and no proof', async () => {
    await expect(
      choosePeriod(services, clerk, { id: 'enquiries', days: 90, told: null }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const { days } = retentionOf('enquiries');
    const wrong: [string, number][] = [
      ['enquiries', days + 1],
      ['enquiries', 29],
      ['enquiries', 90.5],
      ['enquiries', Number.NaN],
      ['erasures', 90],
      ['backups', 20],
      ['nothing-of-the-kind', 90],
    ];
    for (const [id, wanted] of wrong)
      await expect(choose(id, wanted), `${id} ${wanted}`).rejects.toMatchObject({
        fields: { days: expect.any(String) },
      });
    expect((await periodsNow(services.db.query)).enquiries).toBe(days);
  });

  test('what was stored by other means never lengthens a period', async () => {
    const wanted = { enquiries: 5000, people: 1, erasures: 1 };
    await writeSetting(services.db.query, periodsSetting, wanted, services.clock.now());
    const now = await periodsNow(services.db.query);
    const promised = (id: string) => retentionOf(id).days;
    expect([now.enquiries, now.people, now.erasures]).toEqual([
      promised('enquiries'),
      30,
      promised('erasures'),
    ]);
    await writeSetting(services.db.query, periodsSetting, 'nonsense', services.clock.now());
    expect((await periodsNow(services.db.query)).people).toBe(promised('people'));
    await writeSetting(services.db.query, periodsSetting, {}, services.clock.now());
  });

  test('a shorter period deletes nothing before the owner was told how much, and agreed', async () => {
    await sweep();
    expect(await lastSwept(services.db.query)).toBe(services.clock.now());
    expect(await left()).toEqual({ leads: 2, people: 2 });
    expect(await choose('enquiries', 120)).toBeNull();
    await sweep();
    expect(await left()).toEqual({ leads: 2, people: 2 });

    expect(await choose('enquiries', 60)).toMatchObject({
      total: 1,
      kinds: [{ what: retentionOf('enquiries').what, count: 1 }],
    });
    expect(await choose('enquiries', 60, 0)).toMatchObject({ total: 1 });
    await sweep();
    expect(await left()).toEqual({ leads: 2, people: 2 });

    expect(await choose('enquiries', 60, 1)).toBeNull();
    // The person goes with what was kept of them, though that was not looked through yet.
    expect(await choose('people', 60)).toMatchObject({ total: 1 });
    expect((await dueWithin(services, await periodsNow(services.db.query), 0)).get('enquiries')).toBe(1);
    await sweep();
    expect(await left()).toEqual({ leads: 1, people: 2 });
    expect(await choose('people', 60, 1)).toBeNull();
    await sweep();
    expect(await left()).toEqual({ leads: 1, people: 1 });
    // Back to what is promised needs no yes.
    expect(await choose('people', retentionOf('people').days)).toBeNull();
  });
});
