import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { dayMs } from '#domain/format/durations.ts';
import type { Store } from '#scripts/try/steps/stores.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { openDb } from '#server/db/open-db.ts';
import { formerAt, formerPeople, formerRows, type Rows } from './former-rows.ts';

/** The last version before the one that first held what rows promise: most of the schema has changed since. */
export const formerMigrations = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => name < '2026-11-24'),
) as typeof migrations;

/** So many people who have written once, beside one row of everything. */
const many = 1_500;

/** Of an enquiry, in the folder of those that are kept. */
const fileName = '00000000-0000-4000-8000-000000000001';

const crowd = (): Rows => {
  const numbers = Array.from({ length: many }, (_, index) => index);
  const [lead] = formerRows.leads ?? [];
  const [file] = formerRows.lead_attachments ?? [];
  return {
    leads: numbers.map((index) => ({
      ...lead,
      id: `lead-of-${index}`,
      email: `visitor${index}@example.com`,
      email_key: `visitor${index}@example.com`,
      created_at: formerAt - index,
    })),
    lead_attachments: [{ ...file, id: fileName, stored_name: fileName, position: 1 }],
  };
};

/** Makes an empty store what a site of the former version left behind: rows in every table, and an uploaded file. */
export async function fillFormer(store: Store): Promise<void> {
  const db = openDb(store);
  try {
    await migrate(db, formerMigrations);
    const query = db.query as unknown as Kysely<Record<string, Record<string, unknown>>>;
    for (const rows of [formerRows, formerPeople, crowd()])
      for (const [table, values] of Object.entries(rows)) {
        const typed = table === 'staff' && db.engine === 'postgres' ? { emailVerified: true } : {};
        // What is delivered while a start is looked at would differ by how far it came.
        const later = table === 'outbox' ? { next_attempt_at: formerAt + dayMs } : {};
        for (let at = 0; at < values.length; at += 100) {
          const some = values.slice(at, at + 100).map((value) => ({ ...value, ...typed, ...later }));
          for (const value of some.length > 20 ? [some] : some)
            await query.insertInto(table).values(value).execute();
        }
      }
  } finally {
    await db.close();
  }
  const kept = path.join(store.dataDir, 'uploads', 'kept');
  mkdirSync(kept, { recursive: true });
  writeFileSync(path.join(kept, fileName), `%PDF-1.7\n${'x'.repeat(1_991)}`);
}
