import { isToldAlready, type NoticeEvent } from '#domain/notices/events.ts';
import type { Env } from '#server/base/env.ts';
import type { Queries } from '#server/db/db.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';

type Mail = Extract<OutboxEntry, { kind: 'email' }>;

/** An e-mail to the agency, and the same to each of the team who chose to have it too. */
export async function withCopies(
  queries: Queries,
  env: Env,
  event: Extract<NoticeEvent, 'digest' | 'promise'>,
  mail: Mail,
): Promise<Mail[]> {
  const readers = await queries
    .selectFrom('staff_choices')
    .innerJoin('staff', 'staff.id', 'staff_choices.staff_id')
    .select(['staff.id', 'staff.email'])
    .where('event', '=', event)
    .where('channel', '=', 'email')
    .where('left_at', 'is', null)
    .execute();
  const copies = readers
    .filter(({ email }) => !isToldAlready(event, email, agencyAddress(env)))
    .map(({ id, email }) => ({
      ...mail,
      dedupeKey: `${mail.dedupeKey}:${id}`,
      payload: { ...mail.payload, to: email },
    }));
  return [mail, ...copies];
}
