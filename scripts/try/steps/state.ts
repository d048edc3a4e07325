import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Outside } from './instance.ts';
import type { Store } from './stores.ts';

/** Belongs to a process, or follows from other tables. Each try to erase leaves an entry that ends what is left of it. */
const left = /^(search_|sqlite_|kysely_|leases$|rate_limits$|erasures$)/;
/** How often and when an attempt was made differs by what befell it. */
const leftColumns: Record<string, readonly string[]> = {
  outbox: [
    'attempts',
    'failures',
    'next_attempt_at',
    'last_error',
    'waits_for',
    'done_at',
    'status',
    'dedupe_key',
  ],
};

/** All that is stored, so that two stores can be compared: without ids, tokens and moments. */
export type State = { rows: string[]; open: number };

export async function readState(db: Db): Promise<State> {
  const names = await db.query.introspection.getTables();
  const rows: string[] = [];
  for (const { name } of names.filter((table) => !left.test(table.name))) {
    const all = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db.query);
    for (const row of all.rows)
      if (row.kind !== 'erasure') rows.push(`${name} ${lineOf(name, shortened(row))}`);
  }
  const open = await db.query
    .selectFrom('outbox')
    .select('id')
    .where('status', 'not in', ['done', 'kept'])
    .where('next_attempt_at', '<=', Date.parse('2026-11-20T12:00:00Z'))
    .execute();
  return { rows: rows.sort(), open: open.length };
}

/** Of a mail what its reader reads: its other parts say the same, and its attachments are encoded. */
function shortened(row: Record<string, unknown>): Record<string, unknown> {
  if (row.kind !== 'email' || typeof row.payload !== 'string') return row;
  const { to, subject, text } = JSON.parse(row.payload) as Record<string, unknown>;
  return { ...row, payload: JSON.stringify({ to, subject, text }) };
}

function lineOf(table: string, row: Record<string, unknown>): string {
  const kept = Object.entries(row).filter(
    ([column, value]) => value !== null && !leftColumns[table]?.includes(column) && !/_at$/.test(column),
  );
  return JSON.stringify(Object.fromEntries(kept))
    .replace(/[A-Za-z0-9_+/=-]{16,}/g, '#')
    .replace(/\b1[78]\d{11}\b|2026-\d\d-\d\d(T[\d:.]+Z)?/g, '@');
}

/** What one state has and the other has not, in few words. */
export function difference(one: State, other: State): string | null {
  const left = [...other.rows];
  const more = one.rows.filter((row) => {
    const at = left.indexOf(row);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (more.length + left.length === 0) return null;
  const short = (rows: string[]) => rows.map((row) => row.slice(0, 300)).join('; ');
  return [more.length > 0 ? `too much: ${short(more)}` : '', left.length > 0 ? `missing: ${short(left)}` : '']
    .filter(Boolean)
    .join(' · ');
}

/** What readers got: each mail once, however often it was sent under the same id. */
export function mailsOf({ mails }: Outside): string[] {
  const once = new Map(mails.map(({ id, to, subject }) => [id, `${to}: ${subject}`]));
  return [...once.values()].sort();
}

/** Files that a row refers to and that are not there. */
export async function missingFiles(db: Db, { dataDir }: Store): Promise<string[]> {
  const rows = await db.query.selectFrom('lead_attachments').select('stored_name as name').execute();
  return rows.flatMap(({ name }) => (existsSync(path.join(dataDir, 'uploads', 'kept', name)) ? [] : [name]));
}
