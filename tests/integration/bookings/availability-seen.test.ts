import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { servicesContext, staffContext } from '#app/context.ts';
import { action, loader } from '#app/pages/admin/availability/availability-page.tsx';
import { draftOfRules, formOfDraft } from '#app/pages/admin/availability/rules-draft.ts';
import { type AvailabilityRules, defaultRules } from '#domain/availability/rules.ts';
import { loadPolicy } from '#server/availability/policy.ts';
import { loadRules, saveRules, seenRules } from '#server/availability/rules.ts';
import { owner } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

type Answer = { status?: number; data?: Sheet; init?: { status: number } };
type Sheet = {
  sheet: { seen: string; draft: unknown; meanwhile?: unknown } | null;
  policyFailure: { fields: Record<string, string> } | null;
};

describe.each(engines)('hours and policy are saved as their page showed them, on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const sent = (body?: Record<string, string>) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(staffContext, { ...owner, role: 'owner' });
    const init = body && { method: 'POST', body: new URLSearchParams(body) };
    return { params: {}, request: new Request('https://x.test/admin/availability', init), context } as never;
  };
  const open = () => loader(sent());
  const post = async (body: Record<string, string>) => {
    const answer = (await action(sent(body))) as Answer;
    return { status: answer.status ?? answer.init?.status, data: answer.data };
  };
  const hours = (rules: AvailabilityRules, seen: string) =>
    post({ ...formOfDraft(draftOfRules(rules)), intent: 'save', seen });
  const noFridays: AvailabilityRules = { ...defaultRules, weekly: { ...defaultRules.weekly, friday: [] } };
  const buffered: AvailabilityRules = { ...defaultRules, bufferAfterMinutes: 15 };

  test('an older tab does not open a day that was closed since: it is told, and means it by saving again', async () => {
    const { sheet } = await open();
    expect((await hours(noFridays, sheet.seen)).status).toBe(303);
    for (const old of [sheet.seen, '']) {
      const { status, data } = await hours(buffered, old);
      expect(status).toBe(409);
      expect(data?.sheet).toMatchObject({
        draft: draftOfRules(buffered),
        meanwhile: draftOfRules(noFridays),
        seen: await seenRules(services.db.query),
      });
    }
    expect(await loadRules(services.db.query)).toEqual(noFridays);
    expect((await hours(buffered, await seenRules(services.db.query))).status).toBe(303);
    expect(await loadRules(services.db.query)).toEqual(buffered);
  });

  test('a form that is sent twice is saved once and is no mistake', async () => {
    const { sheet } = await open();
    for (const _ of ['once', 'twice']) expect((await hours(noFridays, sheet.seen)).status).toBe(303);
    expect(await loadRules(services.db.query)).toEqual(noFridays);
  });

  test('what a preview or a new row comes back with is still as old as its page', async () => {
    const { sheet } = await open();
    await saveRules(services, owner, noFridays);
    for (const intent of ['preview', 'add weekly.saturday']) {
      const { data } = await post({ ...formOfDraft(draftOfRules(buffered)), intent, seen: sheet.seen });
      expect(data?.sheet?.seen).toBe(sheet.seen);
    }
  });

  test('of many who save at once over the same hours, one does', async () => {
    for (const begin of [defaultRules, noFridays]) {
      if (begin !== defaultRules) await saveRules(services, owner, begin);
      const seen = await seenRules(services.db.query);
      const all = Array.from({ length: 8 }, (_, at) => ({ ...begin, bufferBeforeMinutes: at + 1 }));
      const statuses = await Promise.all(all.map(async (rules) => (await hours(rules, seen)).status));
      expect(statuses.toSorted()).toEqual([303, ...Array(7).fill(409)]);
      const { bufferBeforeMinutes } = await loadRules(services.db.query);
      expect(statuses[bufferBeforeMinutes - 1]).toBe(303);
    }
  });

  test('booking that was closed since is not opened by an older form of how bookings are taken', async () => {
    const { policySeen } = await open();
    const form = { intent: 'save-policy', confirmation: 'automatic', closeBankHolidays: 'yes' };
    expect((await post({ ...form, open: 'no', seen: policySeen })).status).toBe(303);
    const { status, data } = await post({ ...form, open: 'yes', confirmation: 'owner', seen: policySeen });
    expect([status, data?.policyFailure?.fields.seen]).toEqual([
      409,
      expect.stringContaining('Somebody else'),
    ]);
    expect(await loadPolicy(services.db.query)).toMatchObject({ open: false, confirmation: 'automatic' });
    const again = await open();
    const meant = { ...form, open: 'yes', confirmation: 'owner', seen: again.policySeen };
    expect((await post(meant)).status).toBe(303);
    expect(await loadPolicy(services.db.query)).toMatchObject({ open: true, confirmation: 'owner' });
  });
});
