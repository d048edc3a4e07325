import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { mentions, textsIn } from '#domain/data-requests/mentions.ts';
import type { Queries } from '#server/db/db.ts';
import { inTurns } from '#server/db/in-turns.ts';

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

/**
 * Entries about one of these subjects, or that name one of these addresses; the oldest first. Reads some at a time,
 * whether they are theirs or not: to look for the next one that is theirs would take as long as the whole table.
 */
export async function entriesOfPerson(queries: Queries, whom: Whom): Promise<PersonalEntry[]> {
  const found: PersonalEntry[] = [];
  let after = '';
  for (;;) {
    const page = await idsAfter(queries, after);
    const last = page.at(-1);
    if (last === undefined) break;
    for (const { payload, subject, created_at: createdAt, ...row } of await somethingOf(queries, whom, {
      after,
      last,
    })) {
      const about = whom.subjects.includes(subject ?? '');
      if (about || namesOneOf(JSON.parse(payload), whom.addresses)) found.push({ ...row, createdAt, about });
    }
    if (page.length < atOnce) break;
    after = last;
    // SQLite answers at once: others are served in between.
    await setImmediate();
  }
  return found.sort((a, b) => a.createdAt - b.createdAt);
}

async function idsAfter(queries: Queries, after: string): Promise<string[]> {
  const page = queries.selectFrom('outbox').select('id').where('id', '>', after).orderBy('id').limit(atOnce);
  return (await page.execute()).map(({ id }) => id);
}

type Page = { after: string; last: string };

/** Of a page what may be theirs, with its texts: of thousands of mails they would not fit into memory. */
function somethingOf(queries: Queries, { addresses, subjects }: Whom, { after, last }: Page) {
  const patterns = addresses.map((address) => `%${address.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`);
  return queries
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'subject', 'payload', 'created_at'])
    .where('id', '>', after)
    .where('id', '<=', last)
    .where('kind', 'in', personalKinds)
    .where((eb) =>
      eb.or([
        ...(subjects.length > 0 ? [eb('subject', 'in', subjects)] : []),
        ...patterns.map((pattern) => sql<boolean>`lower(payload) like ${pattern} escape '\\'`),
      ]),
    )
    .execute();
}

function namesOneOf(payload: unknown, addresses: readonly string[]): boolean {
  return textsIn(payload).some((text) => addresses.some((address) => mentions(text, address)));
}

/** Which of these are ids of emails whose whole text stands in the outbox: they carry no file of somebody. */
export async function emailsHere(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  const here = new Set<string>();
  await inTurns(ids, { atOnce }, async (some) => {
    const rows = await queries
      .selectFrom('outbox')
      .select('id')
      .where('id', 'in', some)
      .where('kind', '=', 'email')
      .where('payload', 'not like', '%"storedName"%')
      .execute();
    for (const { id } of rows) here.add(id);
  });
  return here;
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
