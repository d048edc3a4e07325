import { countUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/db.ts';

export type UnsortedLetter = {
  id: string;
  name: string;
  email: string;
  subject: string;
  text: string;
  at: number;
  files: number;
  /** The mailbox's server was asked who sent it, and has not confirmed it. */
  unconfirmed: boolean;
};

/** Of so many letters at once it is said whose they are. */
export const mostListed = 50;

/** Letters of people whom nobody has placed yet, the newest first, with how many there are. */
export async function listUnsorted(queries: Queries): Promise<{ letters: UnsortedLetter[]; count: number }> {
  const rows = await queries
    .selectFrom('messages')
    .select(['id', 'from_name', 'from_email', 'subject', 'text', 'at', 'sender_confirmed'])
    .select((eb) =>
      eb
        .selectFrom('message_files')
        .select((file) => file.fn.countAll<number>().as('count'))
        .whereRef('message_files.message_id', '=', 'messages.id')
        .as('files'),
    )
    .where('state', '=', 'unsorted')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  const letters = rows.map((row) => ({
    id: row.id,
    name: row.from_name,
    email: row.from_email,
    subject: row.subject,
    text: row.text,
    at: row.at,
    files: Number(row.files ?? 0),
    unconfirmed: row.sender_confirmed === 0,
  }));
  return { letters, count: await countUnsorted(queries) };
}

/** How many letters wait for somebody to say whose they are, as `countUpTo` counts. */
export function countUnsorted(queries: Queries): Promise<number> {
  return countUpTo(queries, queries.selectFrom('messages').where('state', '=', 'unsorted'));
}
