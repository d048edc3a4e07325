import { sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import type { Moved } from './owned.ts';

/** What a person has under some addresses: enquiries, calls, letters and subscriptions, and their lines of the timeline. */
export async function recordsOfAddresses(
  trx: Queries,
  personId: string,
  keys: readonly string[],
): Promise<Moved> {
  if (keys.length === 0) return {};
  const ids = (rows: Array<{ id: string }>) => rows.map(({ id }) => id);
  const leads = ids(
    await trx
      .selectFrom('leads')
      .select('id')
      .where('person_id', '=', personId)
      .where('email_key', 'in', keys)
      .execute(),
  );
  const bookings = ids(
    await trx
      .selectFrom('bookings')
      .select('id')
      .where('person_id', '=', personId)
      .where(sql<string>`lower(email)`, 'in', keys)
      .execute(),
  );
  const readers = ids(
    await trx
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('person_id', '=', personId)
      .where('email', 'in', keys)
      .execute(),
  );
  const messages = ids(
    await trx
      .selectFrom('messages')
      .select('id')
      .where('person_id', '=', personId)
      .where((eb) =>
        eb.or([
          eb('from_email', 'in', keys),
          eb.and([
            eb('direction', '=', 'out'),
            eb(
              'to_emails',
              'in',
              keys.map((key) => JSON.stringify([key])),
            ),
          ]),
        ]),
      )
      .execute(),
  );
  const subjects = [
    ...messages.map((id) => `message:${id}`),
    ...leads.map((id) => `lead:${id}`),
    ...bookings.map((id) => `booking:${id}`),
    ...readers.map((id) => `newsletter:${id}`),
  ];
  const lines =
    subjects.length === 0
      ? []
      : await trx
          .selectFrom('timeline')
          .select('id')
          .where('person_id', '=', personId)
          .where('subject', 'in', subjects)
          .execute();
  return { leads, bookings, messages, newsletter_subscriptions: readers, timeline: ids(lines) };
}
