import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { middleware as resultsFile } from '#app/pages/admin/results/results-file.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { honeypotField } from '#domain/leads/honeypot.ts';
import type { Touch } from '#domain/leads/touch.ts';
import { cameOf } from '#domain/results/came.ts';
import { mondayOf, type Period, weeksOf } from '#domain/results/period.ts';
import { book } from '#server/bookings/book.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { releaseLead } from '#server/leads/release.ts';
import { setLeadStatus } from '#server/leads/set-status.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { saveStatus } from '#server/people/edits/save-status.ts';
import { mergePeople } from '#server/people/merges/merge.ts';
import { undoMove } from '#server/people/merges/undo.ts';
import { readCosts, removeCost, saveCost } from '#server/results/costs.ts';
import { type Behind, listBehind } from '#server/results/read/behind.ts';
import { dimensions, type Results } from '#server/results/read/figures.ts';
import { readResults, readSplit, readWeeks } from '#server/results/read/results.ts';
import { asked, owner } from '#tests/support/bookings.ts';
import { csvOf } from '#tests/support/csv.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers, quoteAnswers } from '#tests/support/leads.ts';
import { addStaff } from '#tests/support/people.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

/** First instants of days: when clocks change, of months and of years, by the clocks of London. */
const midnights = [
  '2026-03-29T00:00:00Z',
  '2026-03-29T23:00:00Z',
  '2026-03-31T23:00:00Z',
  '2026-10-24T23:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-10-26T00:00:00Z',
  '2026-11-01T00:00:00Z',
  '2027-01-01T00:00:00Z',
  '2026-09-30T23:00:00Z',
].map(Date.parse);
const monthOf = (day: string): Period => {
  const { year, month } = Temporal.PlainDate.from(day);
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year, month });
  return { from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-${daysInMonth}` };
};
const yearOf = (day: string): Period => ({
  from: `${day.slice(0, 4)}-01-01`,
  to: `${day.slice(0, 4)}-12-31`,
});

const october: Period = { from: '2026-10-01', to: '2026-10-31' };

/** Numbers that look like chance and are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const touches: Partial<Touch>[] = [
  { landing: '/', referrer: 'https://www.google.com/' },
  { landing: '/services/seo-geo/', utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'Leeds' },
  { landing: '/quote', gclid: 'Cj0K' },
  { landing: '/about', utm_source: 'letter', utm_campaign: 'for ada@example.com' },
  { landing: '/lets-talk', referrer: '' },
];
const attributionOf = (touch: Partial<Touch>) => {
  const whole = { landing: '/', referrer: '', at: null, ...touch };
  return { first: { ...whole, landing: '/first' }, last: whole };
};

describe.each(engines)('results on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
    await addStaff(services, owner);
  });
  afterEach(() => services.dispose());

  const query = () => services.db.query;
  const personOf = async (email: string) =>
    await query()
      .selectFrom('person_addresses')
      .innerJoin('people', 'people.id', 'person_id')
      .select(['people.id', 'updated_at'])
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
  const win = async (email: string, value: string) => {
    const { id, updated_at: seen } = await personOf(email);
    await saveStatus(services, owner, id, { status: 'won', value, reason: '', seen: String(seen) });
  };
  const addVisits = (
    day: string,
    values: { page?: string; source?: string; campaign?: string; visits: number },
  ) =>
    query()
      .insertInto('visit_totals')
      .values({ day, page: '/', source: 'direct', campaign: '', ...values })
      .execute();

  /** A month as it comes: repeated sendings, spam that is released or not, persons who are merged, calls, clients. */
  async function playMonth(seed: number, declines: boolean) {
    const random = seeded(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const span = Date.parse('2026-11-02T00:00:00Z') - Date.parse('2026-09-29T00:00:00Z');
    const times = Array.from({ length: 22 }, () => Date.parse('2026-09-29T00:00:00Z') + random() * span);
    const edges = [
      '2026-09-30T22:59:59Z',
      '2026-09-30T23:00:00Z',
      '2026-10-04T23:30:00Z',
      '2026-10-11T23:15:00Z',
      '2026-10-18T23:45:00Z',
    ];
    const atEdges = [
      ...edges,
      '2026-10-25T00:30:00Z',
      '2026-10-25T23:59:59Z',
      '2026-10-26T00:00:00Z',
      '2026-10-31T23:59:59Z',
    ].map(Date.parse);
    const emails = Array.from({ length: 9 }, (_, i) => `person${i}@example.com`);
    for (const at of [...times.map(Math.floor), ...atEdges].sort((one, other) => one - other)) {
      services.setNow(at);
      const email = pick(emails);
      const sent = {
        ...{ email, idempotencyKey: crypto.randomUUID() },
        ...(!declines && random() > 0.3 && { attribution: attributionOf(pick(touches)) }),
        ...(random() > 0.8 && { [honeypotField]: 'filled in' }),
      };
      const isSpam = random() > 0.8;
      const message = isSpam
        ? '[url=http://x.example]x[/url] http://a.example http://b.example http://c.example http://d.example'
        : contactAnswers.message;
      const send = () =>
        random() > 0.4 || isSpam
          ? submitContact(services, bySelf({ ...contactAnswers, ...sent, message }))
          : submitQuote(services, bySelf({ ...quoteAnswers, ...sent, projectType: 'redesign' }));
      const lead = await send();
      if (random() > 0.7 && lead.kind === 'contact') {
        const again = await submitContact(services, bySelf({ ...contactAnswers, ...sent, message }));
        expect(again.id).toBe(lead.id);
      }
      if (lead.quarantine === 'held' && random() > 0.5) await releaseLead(services, owner, lead.id);
      if (lead.quarantine === 'none' && random() > 0.9) await setLeadStatus(services, owner, lead.id, 'spam');
      if (lead.quarantine === 'none' && random() > 0.6) await win(email, pick(['1,000', '2,500.50', '']));
    }
    const [one, other] = await query()
      .selectFrom('people')
      .innerJoin('person_addresses', 'person_id', 'people.id')
      .select(['people.id', 'email'])
      .orderBy('status', 'desc')
      .execute();
    await mergePeople(services, owner, one?.id ?? '', other?.email ?? '');
    for (const week of weeksOf(october))
      await addVisits(week.from, { visits: Math.ceil(random() * 90), page: pick(['/', '/about']) });
    await addVisits('2026-09-30', { visits: 1_000 });
    await addVisits('2026-10-25', { visits: 7, source: 'google / cpc', campaign: 'leeds', page: '/quote' });
  }

  const londonDay = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(agencyZone).toPlainDate().toString();
  const inOctober = (at: number) => londonDay(at) >= october.from && londonDay(at) <= october.to;

  /** The same, row by row and by hand. */
  async function byHand() {
    const sums: Record<string, number> = {};
    const add = (key: string, count = 1) => {
      sums[key] = (sums[key] ?? 0) + count;
    };
    const leads = (await query().selectFrom('leads').selectAll().execute()).filter(
      ({ created_at: at, quarantine, status, kind }) =>
        inOctober(at) && quarantine !== 'held' && status !== 'spam' && kind !== 'newsletter',
    );
    for (const { created_at: at, attribution } of leads) {
      const { source, campaign, landing } = cameOf(attribution ? JSON.parse(attribution).last : undefined);
      add('leads');
      for (const key of [
        `week ${mondayOf(londonDay(at))}`,
        `source ${source}`,
        `campaign ${campaign}`,
        `landing ${landing}`,
      ])
        add(`leads of ${key}`);
    }
    const won = (await query().selectFrom('people').selectAll().where('status', '=', 'won').execute()).filter(
      ({ won_at: at }) => at !== null && inOctober(at),
    );
    for (const { won_at: at, value_pence: pence } of won) {
      add('won');
      add('pence', pence ?? 0);
      add(`won of week ${mondayOf(londonDay(at ?? 0))}`);
    }
    return sums;
  }

  const sumOf = (results: Results, dimension: (typeof dimensions)[number], measure: keyof Results['total']) =>
    [...results[dimension].values()].reduce((sum, figures) => sum + figures[measure], 0);

  test.each([
    [1, false],
    [2, true],
  ])(
    'month %i reconciles to the row, by source, page, campaign and week (every visitor declines: %s)',
    async (seed, declines) => {
      await playMonth(seed, declines);
      const results = await readResults(query(), october);
      const rows = await byHand();
      expect(results.total.leads).toBe(rows.leads);
      expect(results.total.leads).toBeGreaterThan(10);
      expect([results.total.won, results.total.pence]).toEqual([rows.won ?? 0, rows.pence ?? 0]);
      expect(results.total.won).toBeGreaterThan(0);
      for (const measure of ['visits', 'leads', 'calls', 'won', 'pence'] as const)
        for (const dimension of ['week', 'source', 'campaign', 'landing'] as const)
          expect(sumOf(results, dimension, measure), `${measure} by ${dimension}`).toBe(
            results.total[measure],
          );
      for (const dimension of ['week', 'source', 'campaign', 'landing'] as const)
        for (const [name, { leads }] of results[dimension])
          expect(leads, `${dimension} ${name}`).toBe(rows[`leads of ${dimension} ${name}`] ?? 0);
      for (const { monday } of weeksOf(october))
        expect(results.week.get(monday)?.won ?? 0).toBe(rows[`won of week ${monday}`] ?? 0);
      expect(results.total.visits).toBeLessThan(1_000);
      if (declines)
        expect([...results.source].filter(([, { leads }]) => leads > 0).map(([name]) => name)).toEqual(['']);
      else expect(results.campaign.get('leeds')?.visits).toBe(7);
      const { total, week } = await readWeeks(query(), october);
      expect({ total, week }).toEqual({ total: results.total, week: results.week });
      for (const dimension of dimensions)
        expect(await readSplit(query(), october, dimension)).toEqual(results[dimension]);
      await reconcile(results);
    },
  );

  /** Every figure is as long as the list that it leads to. */
  async function reconcile(results: Results) {
    for (const what of ['leads', 'calls', 'won'] as const) {
      const behind = (part: Behind['part'], period = october) =>
        listBehind(query(), { of: what, period, part }, null);
      expect((await behind(null)).total).toBe(results.total[what]);
      for (const week of weeksOf(october))
        expect((await behind(null, week)).total, week.monday).toBe(
          results.week.get(week.monday)?.[what] ?? 0,
        );
      for (const dimension of ['source', 'campaign', 'landing', 'service'] as const)
        for (const [name, figures] of results[dimension]) {
          const { total, rows } = await behind({ dimension, name });
          expect([total, rows.length], `${what} of ${dimension} ${name}`).toEqual([
            figures[what],
            Math.min(figures[what], 50),
          ]);
        }
    }
  }

  test('calls count when they were booked, unless called off; a client counts for what first told where they came from', async () => {
    services.setNow(Date.parse('2026-10-12T09:00:00Z'));
    const direct = { ...contactAnswers, email: asked.email };
    await submitContact(services, bySelf({ ...direct, attribution: attributionOf(touches[4] ?? {}) }));
    services.setNow(Date.parse('2026-10-13T09:00:00Z'));
    const attribution = attributionOf(touches[1] ?? {});
    const booking = await book(services, { ...asked, selectedDate: '2026-10-20', attribution });
    await book(services, { ...asked, email: 'b@example.com', selectedDate: '2026-10-21', attribution });
    await cancelBooking(services, owner, booking.id);
    services.setNow(Date.parse('2026-10-28T09:00:00Z'));
    await win(asked.email, '4,000');
    const results = await readResults(query(), october);
    expect(results.total).toEqual({ visits: 0, leads: 1, calls: 1, won: 1, pence: 400_000 });
    expect(results.campaign.get('leeds')).toEqual({ visits: 0, leads: 0, calls: 1, won: 1, pence: 400_000 });
    expect(results.service.get('seo')).toMatchObject({ leads: 1, won: 1 });
    await reconcile(results);
    const { id, updated_at: seen } = await personOf(asked.email);
    await saveStatus(services, owner, id, { status: 'proposal', value: '4,000', seen: String(seen) });
    expect((await readResults(query(), october)).total).toMatchObject({ won: 0, pence: 0 });
  });

  test('on both sides of changed clocks, months and years a figure, its list and its file say the same', async () => {
    const email = 'edge@example.com';
    services.setNow(Date.parse('2026-10-12T09:00:00Z'));
    await submitContact(services, bySelf({ ...contactAnswers, email, attribution: attributionOf({}) }));
    await book(services, { ...asked, email, selectedDate: '2026-10-20' });
    await win(email, '1,000.40');
    for (const midnight of midnights) {
      for (const at of [midnight - 1, midnight]) {
        const day = londonDay(at);
        for (const table of ['leads', 'bookings'] as const)
          await query().updateTable(table).set({ created_at: at }).execute();
        await query().updateTable('people').set({ won_at: at }).execute();
        for (const period of [
          monthOf(day),
          yearOf(day),
          monthOf(londonDay(midnight)),
          { from: day, to: day },
        ]) {
          const counts = day >= period.from && day <= period.to ? 1 : 0;
          const { total } = await readResults(query(), period);
          expect([total.leads, total.calls, total.won, total.pence], `${day} in ${period.from}`).toEqual([
            counts,
            counts,
            counts,
            counts * 100_040,
          ]);
          for (const what of ['leads', 'calls', 'won'] as const)
            expect((await listBehind(query(), { of: what, period, part: null }, null)).total).toBe(counts);
          const rows = (await weeksFile(period)).split('\r\n').slice(1, -1);
          const mine = rows.filter((row) => row.endsWith(',1,1,1,1000.40'));
          const own = weeksOf(period).find(({ from, to }) => from <= day && day <= to);
          expect(mine.map((row) => row.slice(0, 10))).toEqual(counts === 1 ? [own?.from] : []);
        }
      }
    }
  });

  const weeksFile = ({ from, to }: Period) =>
    csvOf(services, resultsFile, `?period=dates&from=${from}&to=${to}`);

  test('who was won stays won on the same day through a merge and its undoing', async () => {
    for (const email of ['a@example.com', 'b@example.com'])
      await submitContact(services, bySelf({ ...contactAnswers, email }));
    services.setNow(Date.parse('2026-11-21T09:00:00Z'));
    await win('b@example.com', '900');
    const won = async () =>
      (
        await query().selectFrom('people').select(['status', 'won_at']).orderBy('status', 'desc').execute()
      ).map(({ status, won_at: at }) => [status, at]);
    const before = await won();
    services.setNow(Date.parse('2026-11-25T09:00:00Z'));
    const { id } = await personOf('a@example.com');
    await mergePeople(services, owner, id, 'b@example.com');
    expect(await won()).toEqual([['won', Date.parse('2026-11-21T09:00:00Z')]]);
    const { id: mergeId } = await query().selectFrom('person_merges').select('id').executeTakeFirstOrThrow();
    await undoMove(services, owner, mergeId);
    expect(await won()).toEqual(before);
  });

  test('costs are written down by campaign and month, in place of what stood there, and name the campaign', async () => {
    const save = (form: Record<string, string>) =>
      saveCost(services, owner, { month: '2026-10', campaign: ' Leeds ', pounds: '£1,250.50', ...form });
    await save({});
    await save({ pounds: '300' });
    await save({ campaign: 'York' });
    const all = () => readCosts(query(), october);
    expect(await all()).toEqual([
      { month: '2026-10', campaign: 'leeds', pence: 30_000 },
      { month: '2026-10', campaign: 'york', pence: 125_050 },
    ]);
    for (const [wrong, field] of [
      [{ month: '2026-13' }, 'month'],
      [{ campaign: '' }, 'campaign'],
      [{ campaign: 'ada@example.com' }, 'campaign'],
      [{ pounds: '' }, 'pounds'],
      [{ pounds: '-1' }, 'pounds'],
    ] as const)
      await expect(save(wrong)).rejects.toMatchObject({
        code: 'invalid',
        fields: { [field]: expect.any(String) },
      });
    await removeCost(services, owner, { month: '2026-10', campaign: 'york' });
    expect((await all()).map(({ campaign }) => campaign)).toEqual(['leeds']);
  });
});
