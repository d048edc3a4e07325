import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { Queries } from '#server/db/db.ts';

/** The ids that an answer names, so that mail programs put it into its thread (RFC 5322, 3.6.4). */
export type Before = { inReplyTo: string; references: string } | null;

const longestThread = 20;

/** What stands before an answer; null for a letter that answers none. */
export async function threadBefore(trx: Queries, personId: string, answers: string): Promise<Before> {
  if (answers === '') return null;
  const row = await trx
    .selectFrom('messages')
    .select(['message_id', 'refs'])
    .where('id', '=', answers)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!row) return null;
  const ids = [...row.refs.split(' ').filter(Boolean), row.message_id];
  const kept = ids.length > longestThread ? [ids[0], ...ids.slice(1 - longestThread)] : ids;
  return { inReplyTo: row.message_id, references: kept.join(' ') };
}

/** The latest letter with a person either way, and the words for somebody who has not seen it; null for none. */
export async function latestNews(
  trx: Queries,
  personId: string,
): Promise<{ id: string; words: string } | null> {
  const row = await trx
    .selectFrom('messages')
    .leftJoin('staff', 'staff.id', 'messages.author_id')
    .select([
      'messages.id',
      'messages.direction',
      'messages.at',
      'messages.from_name',
      'messages.subject',
      'staff.name',
    ])
    .where('person_id', '=', personId)
    .where('messages.kind', '=', 'letter')
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const when = formatInstant(row.at, agencyZone);
  const what = row.subject ? `“${row.subject}”` : 'a letter without a subject';
  const words =
    row.direction === 'out'
      ? `${row.name ?? 'A colleague'} has answered since (${when}): ${what}. Send yours anyway?`
      : `${row.from_name || 'They'} wrote again since (${when}): ${what}. Send yours anyway?`;
  return { id: row.id, words };
}
