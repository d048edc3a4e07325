import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { claimDue, dueLanes } from '#server/outbox/claim.ts';
import { markKept, sendKept } from '#server/outbox/kept.ts';
import { forgetSettled } from '#server/outbox/settled.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const later = now + 60_000;

describe.each(engines)('lanes of the outbox on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
    await services.stopWork();
    await services.db.query.deleteFrom('outbox').execute();
  });
  afterEach(() => services.dispose());

  let entries = 0;
  type Given = { endpoint?: string; status?: 'pending' | 'leased' | 'done'; at?: number; count?: number };
  const give = async (kind: string, { endpoint, status = 'pending', at = now, count = 1 }: Given = {}) => {
    const rows = Array.from({ length: count }, () => {
      entries += 1;
      return {
        ...{ id: `entry-${entries}`, kind, dedupe_key: `entry-${entries}`, payload: '{}', status },
        ...{ endpoint_id: endpoint ?? null, next_attempt_at: at, created_at: now },
      };
    });
    await services.db.query
      .insertInto('outbox')
      .values(rows as never)
      .execute();
  };

  /** What a verb asks of the database. */
  async function askedBy(verb: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
    const asked: CompiledQuery[] = [];
    const watching: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        asked.push(services.db.query.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await verb({ ...services.db, query: services.db.query.withPlugin(watching) });
    return asked;
  }
  /** How an engine means to answer it, line by line. */
  async function planOf([query]: CompiledQuery[]): Promise<string> {
    if (!query) throw new Error('Nothing was asked.');
    const word = engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await services.db.query.executeQuery<Record<string, unknown>>({
      ...query,
      sql: `${word} ${query.sql}`,
    });
    return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
  }

  test('are due when one of their entries is, each endpoint by itself', async () => {
    await give('email', { count: 3 });
    await give('email', { at: later });
    await give('webhook', { endpoint: 'a' });
    await give('webhook', { endpoint: 'b', at: later });
    await give('webhook');
    await give('booking-reminder', { at: later });
    await give('erasure', { status: 'done' });
    // Its worker has died; and a kind that only another version knows.
    await give('staff-news', { status: 'leased' });
    await give('of-another-version');
    const due = await dueLanes(services.db, now);
    expect(
      due.toSorted((one, other) =>
        `${one.kind} ${one.endpointId}` < `${other.kind} ${other.endpointId}` ? -1 : 1,
      ),
    ).toEqual([
      { kind: 'email', endpointId: null },
      { kind: 'of-another-version', endpointId: null },
      { kind: 'staff-news', endpointId: null },
      { kind: 'webhook', endpointId: 'a' },
      { kind: 'webhook', endpointId: null },
    ]);
    expect(await dueLanes(services.db, now - 1)).toEqual([]);
  });

  test('give what is due in them first come, first served, and nothing of others', async () => {
    await give('webhook', { endpoint: 'a', at: now - 5 });
    await give('webhook', { endpoint: 'a', at: now - 10 });
    await give('webhook', { endpoint: 'a', at: now - 1 });
    await give('webhook', { endpoint: 'b', at: now - 20 });
    await give('webhook', { at: now - 30 });
    const claim = async (endpointId: string | null, max: number) =>
      (await claimDue(services.db, { lane: { kind: 'webhook', endpointId }, now, max })).length;
    expect(await claim('a', 2)).toBe(2);
    const left = await services.db.query
      .selectFrom('outbox')
      .select('next_attempt_at')
      .where('status', '=', 'pending')
      .orderBy('next_attempt_at')
      .execute();
    expect(left.map(({ next_attempt_at: at }) => at - now)).toEqual([-30, -20, -1]);
    expect([await claim(null, 5), await claim('a', 5), await claim('a', 5)]).toEqual([1, 1, 0]);
  });

  test('are looked at by their first entries alone, however many wait', async () => {
    await give('email', { count: 500 });
    await give('email', { count: 500, at: later });
    await give('webhook', { endpoint: 'a', count: 500, at: later });
    if (engine === 'postgres') await sql`analyze outbox`.execute(services.db.query);
    const looked = await planOf(await askedBy((db) => dueLanes(db, now)));
    const lane = { kind: 'email', endpointId: null };
    const taken = await planOf(await askedBy((db) => claimDue(db, { lane, now, max: 5 })));
    for (const plan of [looked, taken]) {
      expect(plan).toContain('outbox_lanes');
      // Sorting, or another index, would mean that all that waits is read.
      expect(plan).not.toMatch(
        /SCAN outbox$|Seq Scan on outbox|TEMP B-TREE|Sort Key: (?!"ANY_)|outbox_by_state/m,
      );
    }
  });

  test.runIf(engine === 'sqlite')(
    'entries that are named are found by their ids, whatever state they are in',
    async () => {
      await give('email', { status: 'done' });
      const ids = [`entry-${entries}`];
      const verbs = [
        (db: Db) => markKept(db.query, ids, 0),
        (db: Db) => sendKept(db.query, ids, now),
        (db: Db) => forgetSettled(db.query, later),
      ];
      for (const verb of verbs) {
        const changes = (await askedBy(verb)).filter(({ sql: text }) => /^(update|delete)/.test(text));
        expect(await planOf(changes)).toBe('SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)');
      }
    },
  );
});
