import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs, minuteMs } from '#domain/format/durations.ts';
import { siteOf } from '#server/limits/limit-client.ts';
import { limit } from '#server/limits/rate-limit.ts';
import { addFieldFigures } from '#server/results/field/add-figures.ts';
import { readFieldFigures } from '#server/results/field/read-figures.ts';
import { forgetVisits } from '#server/retention/visits.ts';
import { engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

const day = { from: '2026-11-20', to: '2026-11-20' };
const view = { page: 'services', device: 'phone', lcp: 900, inp: 40, cls: 20, step: 900 };

describe.each(engines)('figures of pages on %s', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await testServices(engine);
  });
  beforeEach(async () => {
    services.setNow(fridayMorning);
    await services.db.query.deleteFrom('field_totals').execute();
    await services.db.query.deleteFrom('rate_limits').execute();
  });
  afterAll(() => services.dispose());
  const limited = () => ({ ...services, env: { ...services.env, RATE_LIMITS: 'on' as const } });
  const rows = () => services.db.query.selectFrom('field_totals').selectAll().execute();

  test('are added up by day, kind of page, device and bucket, and read as 75th percentiles', async () => {
    const add = (change: object) => addFieldFigures(services, '192.0.2.1', { ...view, ...change });
    for (let count = 0; count < 15; count += 1) await add({ lcp: 250, step: 250 });
    for (let count = 0; count < 5; count += 1) await add({ lcp: 3500, step: undefined });
    await add({ device: 'desktop' });
    const [phone, desktop] = await readFieldFigures(services.db.query, day);
    expect(phone).toEqual({
      ...{ page: '/services', device: 'phone', views: 20, lcp: 300, inp: 50, cls: 25, instant: null },
    });
    expect(desktop).toMatchObject({ device: 'desktop', views: 1, lcp: null });
    expect(await readFieldFigures(services.db.query, { from: '2026-11-21', to: '2026-11-30' })).toEqual([]);
  });

  test('hold nothing that somebody sent but numbers, and take nothing odd', async () => {
    await addFieldFigures(services, '192.0.2.1', { ...view, page: 'booking', lcp: 599_999 });
    expect((await rows()).find(({ metric }) => metric === 'lcp')).toEqual({
      ...{ day: '2026-11-20', page: 'other', device: 'phone', metric: 'lcp', bucket: 60_000, views: 1 },
    });
    const odd = [
      null,
      [],
      { ...view, name: 'Ada' },
      { ...view, lcp: -1 },
      { ...view, lcp: '9' },
      { ...view, lcp: 1e300 },
      { ...view, device: 'x' },
      { ...view, page: 'x'.repeat(99) },
    ];
    for (const one of odd)
      await expect(addFieldFigures(services, '192.0.2.1', one)).rejects.toMatchObject({ code: 'invalid' });
    expect(new Set((await rows()).map(({ page }) => page))).toEqual(new Set(['other']));
  });

  test('whoever sends many adds no more than a reader could', async () => {
    const tries = Array.from({ length: 60 }, () =>
      addFieldFigures(limited(), '192.0.2.1', view).then(
        () => 'taken',
        ({ code }) => code,
      ),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((one) => one === 'taken').length).toBe(40);
    expect(answers.filter((one) => one === 'rate-limited').length).toBe(20);
    expect((await rows()).map(({ views }) => views)).toEqual([40, 40, 40, 40]);
    expect(
      JSON.stringify(await services.db.query.selectFrom('rate_limits').selectAll().execute()),
    ).not.toContain('192.0.2');
  });

  test('a network that had its share leaves no row with each new address', async () => {
    const addresses = Array.from({ length: 6 }, (_, at) => `2001:db8:7:${at}00::1`);
    const key = siteOf(addresses[0] ?? '');
    const site = { name: 'field-figures-site', key, max: 640, windowMs: 10 * minuteMs };
    await limit(limited(), { ...site, cost: 640 });
    const counts: number[] = [];
    for (const address of addresses) {
      const sent = addFieldFigures(limited(), address, view);
      await expect(sent).rejects.toMatchObject({ code: 'rate-limited' });
      counts.push((await services.db.query.selectFrom('rate_limits').select('key').execute()).length);
    }
    expect(new Set(counts)).toEqual(new Set([3]));
    await addFieldFigures(limited(), '2001:db8:8::1', view);
    services.setNow(fridayMorning + 20 * minuteMs);
    await addFieldFigures(limited(), '2001:db8:7::1', view);
  });

  test('go when the totals of visits go', async () => {
    await addFieldFigures(services, '192.0.2.1', view);
    await forgetVisits(services, { before: fridayMorning, now: fridayMorning } as never);
    expect((await rows()).length).toBe(4);
    await forgetVisits(services, { before: fridayMorning + dayMs, now: fridayMorning } as never);
    expect(await rows()).toEqual([]);
  });
});
