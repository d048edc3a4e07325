import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { StaffWayTable } from '#server/db/tables/notices.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';

export type Way = Selectable<StaffWayTable>;

/** Addresses of ways are sealed for this purpose. */
export const wayPurpose = 'staff-way';

/** Of a chat or mailbox one person has one: the key of its row. */
export const placeKey = (staffId: string, channel: string): string => `${channel} ${staffId}`;

/** What outbox entries about a way are filed under. */
export const waySubject = (id: string): string => `way:${id}`;

/** The entry that sends what has been put to a way: one for each batch, when it may speak again. */
export function noticeEntry(way: Pick<Way, 'id' | 'batch' | 'rest_until'>, now: number): OutboxEntry {
  return {
    kind: 'staff-notice',
    dedupeKey: `staff-notice:${way.id}:${way.batch}`,
    subject: waySubject(way.id),
    payload: { wayId: way.id, batch: way.batch },
    notBefore: Math.max(now, way.rest_until),
  };
}

export const subscriptionSchema = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}={0,2}$/) }),
});

/** Where a way leads. @throws Error when its seal cannot be opened any more */
export function addressOf({ keys }: Pick<Services, 'keys'>, way: Pick<Way, 'sealed_address'>): string {
  const opened = keys.unseal(wayPurpose, way.sealed_address);
  if (!opened) throw new Error('The address cannot be read any more. Please enter it again.');
  return opened.text;
}
