import { sql } from 'kysely';
import { mailboxKey } from '#domain/forms/mailbox.ts';
import type { Queries } from '#server/db/db.ts';

/** Of each kind; who is sent more than this is looked at in the lists of leads and calls. */
const mostShown = 20;

/**
 * What waits in quarantine, and calls in doubt, under somebody's addresses: it is nobody's until staff release or
 * accept it, since whoever sent it may have used a stranger's address.
 * @param keys addresses in lower case
 */
export async function doubtedUnder(queries: Queries, keys: string[]) {
  if (keys.length === 0) return { leads: [], calls: [] };
  return {
    leads: await queries
      .selectFrom('leads')
      .select(['id', 'kind', 'created_at'])
      .where('email_key', 'in', keys)
      .where('person_id', 'is', null)
      .where('quarantine', '=', 'held')
      .where('status', '!=', 'spam')
      .orderBy('created_at', 'desc')
      .limit(mostShown)
      .execute(),
    calls: await queries
      .selectFrom('bookings')
      .select(['id', 'starts_at'])
      .where('mailbox_key', 'in', keys.map(mailboxKey))
      .where(sql<string>`lower(email)`, 'in', keys)
      .where('person_id', 'is', null)
      .where('doubted', '=', 1)
      .where('status', '=', 'requested')
      .orderBy('starts_at', 'desc')
      .limit(mostShown)
      .execute(),
  };
}
