import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { mentions, textsIn } from '#domain/data-requests/mentions.ts';
import type { Queries } from '#server/db/db.ts';

/** Kinds whose payload holds what people typed; the others hold ids and times. */
const personalKinds = ['email', 'webhook', 'newsletter-sign-up'];

const atOnce = 200;

export type PersonalEntry = {
  id: string;
  kind: string;
  status: string;
  createdAt: number;
  /** Whether it is about one of the subjects, and does not only name an address. */
  about: boolean;
};

type Whom = { addresses: readonly string[]; subjects: readonly string[] };

/** Entries about one of these subjects, or that name one of these addresses; the oldest first. */
export async function entriesOfPerson(queries: Queries, whom: Whom): Promise<PersonalEntry[]> {
  const found: PersonalEntry[] = [];
  let after = '';
  for (;;) {
    const rows = await somethingOf(queries, whom, after);
    for (const { payload, subject, created_at: createdAt, ...row } of rows) {
      const about = whom.subjects.includes(subject ?? '');
      if (about || namesOneOf(JSON.parse(payload), whom.addresses)) found.push({ ...row, createdAt, about });
    }
    const last = rows.at(-1);
    if (rows.length < atOnce || !last) break;
    after = last.id;
    // SQLite answers at once: others are served in between.
    await setImmediate();
  }
  return found.sort((a, b) => a.createdAt - b.createdAt);
}

/** A page of what may be theirs, by id: with their texts thousands of mails would not fit into memory. */
function somethingOf(queries: Queries, { addresses, subjects }: Whom, after: string) {
  const patterns = addresses.map((address) => `%${address.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`);
  return queries
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'subject', 'payload', 'created_at'])
    .where('kind', 'in', personalKinds)
    .where('id', '>', after)
    .where((eb) =>
      eb.or([
        ...(subjects.length > 0 ? [eb('subject', 'in', subjects)] : []),
        ...patterns.map((pattern) => sql<boolean>`lower(payload) like ${pattern} escape '\\'`),
      ]),
    )
    .orderBy('id')
    .limit(atOnce)
    .execute();
}

function namesOneOf(payload: unknown, addresses: readonly string[]): boolean {
  return textsIn(payload).some((text) => addresses.some((address) => mentions(text, address)));
}

/** What some entries carry, the oldest first. */
export async function contentsOf(queries: Queries, ids: readonly string[]) {
  const rows = await queries
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'payload', 'created_at'])
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return rows.map(({ payload, created_at: createdAt, ...row }) => ({
    ...row,
    createdAt,
    payload: JSON.parse(payload) as unknown,
  }));
}

/** Deletes entries, except those that a worker has in hand. @returns the ids of those that are gone */
export async function dropEntries(queries: Queries, ids: readonly string[], now: number): Promise<string[]> {
  const gone: string[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await queries
      .deleteFrom('outbox')
      .where('id', 'in', ids.slice(from, from + atOnce))
      .where((eb) => eb.or([eb('status', '!=', 'leased'), eb('next_attempt_at', '<=', now)]))
      .returning('id')
      .execute();
    gone.push(...rows.map(({ id }) => id));
  }
  return gone;
}
