import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesContext, staffContext } from '#app/context.ts';
import { loader as bookings } from '#app/pages/admin/bookings/bookings-page.tsx';
import { loader as calendarStatus } from '#app/pages/admin/calendar/calendar-status-page.tsx';
import { loader as website } from '#app/pages/admin/content/content-page.tsx';
import { loadHistoryView } from '#app/pages/admin/content/history/history-view.ts';
import { publishRows } from '#app/pages/admin/content/releases/publish-view.ts';
import { loader as dataRequests } from '#app/pages/admin/data-requests/data-requests-page.tsx';
import { loader as leads } from '#app/pages/admin/leads/leads-page.tsx';
import { loader as mail } from '#app/pages/admin/mail/mail-page.tsx';
import { loader as inbox } from '#app/pages/admin/people/letter/inbox-page.tsx';
import { loader as people } from '#app/pages/admin/people/people-page.tsx';
import { loader as person } from '#app/pages/admin/people/person-page.tsx';
import { loader as resultsBehind } from '#app/pages/admin/results/behind-page.tsx';
import { loader as results } from '#app/pages/admin/results/results-page.tsx';
import { loader as search } from '#app/pages/admin/search/search-page.tsx';
import { loader as subscribers } from '#app/pages/admin/subscribers/subscribers-page.tsx';
import { loader as today } from '#app/pages/admin/today/today-page.tsx';
import { contentDocuments } from '#content/documents.ts';
import { ownerPages } from '#scripts/measure/owner-pages.ts';
import { fillDatabase, sampleId } from '#scripts/measure/sample-rows.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { usesOfPictures } from '#server/content/pictures/uses.ts';
import { latestDocuments } from '#server/content/previews/own-draft.ts';
import { owedAnswers } from '#server/today/owed.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const loaders: Record<string, (args: never) => Promise<unknown>> = {
  ...{ '/admin': today, '/admin/people': people, '/admin/people/:id': person, '/admin/search': search },
  ...{ '/admin/leads': leads, '/admin/bookings': bookings, '/admin/mail': mail, '/admin/inbox': inbox },
  ...{ '/admin/subscribers': subscribers, '/admin/data-requests': dataRequests },
  ...{ '/admin/calendar-status': calendarStatus, '/admin/results': results },
  '/admin/results/behind': resultsBehind,
};

/** Tables that grow with every visitor, and with every text that is saved. */
const large =
  'content_versions|people|leads|bookings|timeline|outbox|messages|notes|person_addresses|newsletter_subscriptions';
const readsAll = new RegExp(`^SCAN (${large})$`);

let services: TestServices;
const asked = new Map<string, CompiledQuery>();
beforeAll(async () => {
  services = await testServices('sqlite');
  // More than a page of each: a list that is all on one page is not counted.
  await fillDatabase(services.db.query, services.clock.now(), 200);
});
afterAll(() => services.dispose());

/** Notes what is asked of the database. */
const watching: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const query = services.db.query.getExecutor().compileQuery(node, queryId);
    asked.set(query.sql, query);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** What the plans of all that was asked say, line by line, with the queries. */
async function plans(): Promise<{ detail: string; sql: string }[]> {
  const found: { detail: string; sql: string }[] = [];
  for (const query of asked.values()) {
    if (!/^\s*(with|select)/i.test(query.sql)) continue;
    const explained = { ...query, sql: `explain query plan ${query.sql}` };
    const { rows } = await services.db.query.executeQuery<{ detail: string }>(explained);
    for (const { detail } of rows) found.push({ detail, sql: query.sql });
  }
  return found;
}

const plansThatReadAll = async () => (await plans()).filter(({ detail }) => readsAll.test(detail));

test('no list of the owner’s area reads a whole table', async () => {
  const query = services.db.query.withPlugin(watching);
  const watched = { ...services, db: { ...services.db, query } };
  const context = new RouterContextProvider();
  context.set(servicesContext, watched);
  context.set(staffContext, { id: 'owner', name: 'Owner', email: 'owner@example.com', role: 'owner' });
  for (const [pattern, load] of Object.entries(loaders))
    for (const address of ownerPages[pattern] ?? []) {
      const request = new Request(new URL(address, 'http://foreshore.test'));
      await load({ request, context, params: { id: sampleId('person', 1) } } as never);
    }
  const study = contentDocuments.get('case-studies/yards-store');
  if (!study) throw new Error('There is no such study.');
  const facts = { ...study.defaults, title: 'Yards, and their shop' };
  await saveVersion(watched, { document: study.id, facts, base: 0, note: '', staffId: null });
  await website({ request: new Request('http://foreshore.test/admin/content'), context } as never);
  await loadHistoryView(query, study);
  await publishRows(query);
  await latestDocuments(query);
  await usesOfPictures(query, services.clock.now());
  await owedAnswers(query, { to: services.clock.now(), unwarned: true, limit: 20 });
  expect(asked.size).toBeGreaterThan(60);
  expect(await plansThatReadAll()).toEqual([]);
});

test('results of a period are counted in an index alone', async () => {
  const counted = (await plans()).filter(
    ({ detail, sql }) => /^SEARCH (leads|bookings) .*created_at>/.test(detail) && sql.includes('group by 1'),
  );
  expect(counted.length).toBeGreaterThan(3);
  for (const { detail, sql } of counted) expect(detail, sql).toContain('USING COVERING INDEX');
});

test('a list whose index is gone is noticed', async () => {
  await services.db.query.schema.dropIndex('leads_received').execute();
  await services.db.query.schema.dropIndex('leads_received_by_kind').execute();
  expect((await plansThatReadAll()).map(({ detail }) => detail)).toContain('SCAN leads');
});
