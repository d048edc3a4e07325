import { channelNames } from '#domain/notices/events.ts';
import type { Queries } from '#server/db/db.ts';

/** Whose chats and devices have been switched off for failing, in a sentence for owners; null when none has. */
export async function switchedOffNote(queries: Queries): Promise<string | null> {
  const rows = await queries
    .selectFrom('staff_ways')
    .innerJoin('staff', 'staff.id', 'staff_ways.staff_id')
    .select(['staff.name', 'staff_ways.channel', 'staff_ways.place'])
    .where('off_at', 'is not', null)
    .where('left_at', 'is', null)
    .orderBy('off_at')
    .limit(5)
    .execute();
  if (rows.length === 0) return null;
  const which = rows.map(
    ({ name, channel, place }) => `${channel === 'push' ? place : channelNames[channel]} of ${name}`,
  );
  return `Notices no longer go to ${which.join(', ')}: nothing could be delivered there for days. Its owner sets it up again or removes it at /admin/account/notifications.`;
}
