import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { VisitCounter } from '#server/results/count/counter.ts';
import { createVisitCounter } from '#server/results/count/counter.ts';
import { forgetVisits } from '#server/retention/visits.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { servicesOn, type TestServices } from '#tests/support/services.ts';

const browser = {
  host: 'foreshore.test',
  accept: 'text/html',
  'accept-language': 'en-GB',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-dest': 'document',
};

type Asked = { status?: number; method?: string; from?: string; headers?: Record<string, string> };

/** A request of a browser as the server sees it, answered at once. */
function ask(
  visits: VisitCounter,
  url: string,
  { status = 200, method = 'GET', from = '198.51.100.1', headers = {} }: Asked = {},
): void {
  const socket = { remoteAddress: from };
  const request = { method, url, headers: { ...browser, ...headers }, socket } as unknown as IncomingMessage;
  const response = Object.assign(new EventEmitter(), { statusCode: status }) as unknown as ServerResponse;
  visits.see(request, response);
  response.emit('finish');
}

describe.each(engines)('visits on %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  beforeEach(async () => {
    store = await createStore(engine);
    services = await servicesOn(store);
  });
  afterEach(async () => {
    await services.dispose();
    store.remove();
  });

  const totals = async () => {
    const rows = await services.db.query.selectFrom('visit_totals').selectAll().orderBy('day').execute();
    return rows
      .filter(({ visits }) => visits > 0)
      .map(({ day, page, source, campaign, visits }) => [day, page, source, campaign, visits].join(' | '))
      .sort();
  };

  test('arrivals on public pages are counted by day, page, source and campaign, and nothing else is', async () => {
    const { visits } = services;
    ask(visits, '/about', { headers: { referer: 'https://www.google.com/' } });
    ask(visits, '/about?fbclid=secret', { status: 304 });
    ask(visits, '/');
    for (const url of ['/admin', '/booking/token', '/assets/root.css', '/nowhere', '/about/', '/api/health'])
      ask(visits, url);
    for (const status of [404, 500, 301]) ask(visits, '/', { status });
    ask(visits, '/', { method: 'HEAD' });
    ask(visits, '/', { headers: { 'user-agent': 'Googlebot/2.1' } });
    ask(visits, '/', { headers: { cookie: 'foreshore.session_token=x.y' } });
    await visits.store();
    expect(await totals()).toEqual([
      ...['2026-11-20 | / | direct |  | 1', '2026-11-20 | /about | facebook |  | 1'],
      '2026-11-20 | /about | google.com |  | 1',
    ]);
  });

  test('days are those of London, also when the clocks go back', async () => {
    for (const at of [
      '2026-10-24T22:59:59Z',
      '2026-10-24T23:00:00Z',
      '2026-10-25T23:59:59Z',
      '2026-10-26T00:00:00Z',
    ]) {
      services.setNow(Date.parse(at));
      ask(services.visits, '/');
    }
    await services.visits.store();
    expect(await totals()).toEqual([
      '2026-10-24 | / | direct |  | 1',
      '2026-10-25 | / | direct |  | 2',
      '2026-10-26 | / | direct |  | 1',
    ]);
  });

  test('twenty thousand arrivals under as many names leave one row, and instances add up', async () => {
    const other = createVisitCounter(services);
    for (let i = 0; i < 20_000; i += 1)
      ask(
        i % 2 === 0 ? services.visits : other,
        `/?utm_source=reader-${i}@example.com&utm_campaign=${i % 7_000}x`,
        {
          from: `11.${i % 250}.${Math.floor(i / 250) % 250}.9`,
        },
      );
    await Promise.all([services.visits.store(), other.store()]);
    const rows = await totals();
    const sum = rows.reduce((all, row) => all + Number(row.split(' | ').at(-1)), 0);
    expect([rows.length, sum]).toEqual([1, 20_000]);
  });

  test('a name known in one process is known in the next, and what it had counted elsewhere moves', async () => {
    const url = '/quote?utm_source=fair&utm_medium=print&utm_campaign=leeds';
    for (let i = 0; i < 4; i += 1) ask(services.visits, url, { from: `11.0.${i}.1` });
    await services.visits.store();
    expect(await totals()).toEqual(['2026-11-20 | /quote | other | other | 4']);
    ask(services.visits, url, { from: '11.0.9.1' });
    await services.visits.store();
    expect(await totals()).toEqual(['2026-11-20 | /quote | fair / print | leeds | 5']);
    const next = createVisitCounter(services);
    await next.learn();
    ask(next, url);
    await next.store();
    expect(await totals()).toEqual(['2026-11-20 | /quote | fair / print | leeds | 6']);
  });

  test('what cannot be stored waits, is told once, and is counted once', async () => {
    const { visits, db, logLines } = services;
    await sql`alter table visit_totals rename to elsewhere`.execute(db.query);
    ask(visits, '/');
    await visits.store();
    ask(visits, '/');
    await visits.store();
    await sql`alter table elsewhere rename to visit_totals`.execute(db.query);
    await visits.store();
    await visits.store();
    expect(await totals()).toEqual(['2026-11-20 | / | direct |  | 2']);
    expect(logLines.filter((line) => line.includes('visits-waiting'))).toHaveLength(1);
  });

  test('what is left is stored when the site stops', async () => {
    ask(services.visits, '/');
    await services.dispose();
    services = await servicesOn(store);
    expect(await totals()).toEqual(['2026-11-20 | / | direct |  | 1']);
  });

  test('totals end when their time is over', async () => {
    ask(services.visits, '/');
    await services.visits.store();
    const sweep = (days: number) =>
      forgetVisits(services, { before: services.clock.now() + days * 86_400_000, beforeOnDisk: 0 });
    expect([await sweep(0), await sweep(1), await totals()]).toEqual([0, 1, []]);
  });

  test('no column could hold who somebody is', async () => {
    const columns =
      engine === 'postgres'
        ? sql<{
            name: string;
          }>`select table_name || '.' || column_name as name from information_schema.columns
            where table_name in ('visit_totals', 'campaign_costs')`
        : sql<{ name: string }>`select 'visit_totals.' || name as name from pragma_table_info('visit_totals')
            union all select 'campaign_costs.' || name from pragma_table_info('campaign_costs')`;
    const { rows } = await columns.execute(services.db.query);
    expect(rows.map(({ name }) => name).sort()).toEqual([
      ...['campaign_costs.campaign', 'campaign_costs.month', 'campaign_costs.pence'],
      ...['visit_totals.campaign', 'visit_totals.day', 'visit_totals.page', 'visit_totals.source'],
      'visit_totals.visits',
    ]);
  });
});
