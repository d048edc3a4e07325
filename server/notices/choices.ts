import { eventsFor, type NoticeChannel, type NoticeEvent, noticeChannels } from '#domain/notices/events.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import type { Services } from '#server/ports/services.ts';
import { placeKey } from './way.ts';

/** An event and a channel as forms name them: 'enquiry:slack'. */
export const choiceName = (event: NoticeEvent, channel: NoticeChannel): string => `${event}:${channel}`;

/** What somebody chose, as `choiceName` has it. */
export async function chosenBy({ db }: Pick<Services, 'db'>, staffId: string): Promise<string[]> {
  const rows = await db.query
    .selectFrom('staff_choices')
    .select(['event', 'channel'])
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map(({ event, channel }) => choiceName(event, channel));
}

/** Takes over what somebody chose; names that are none, or are not for their role, are passed over. */
export async function saveChoices(
  services: Services,
  staff: CurrentStaff,
  names: ReadonlySet<string>,
): Promise<void> {
  const chosen = eventsFor(staff.role).flatMap(({ id: event }) =>
    noticeChannels
      .filter((channel) => names.has(choiceName(event, channel)))
      .map((channel) => ({ staff_id: staff.id, event, channel })),
  );
  await services.db.query.transaction().execute(async (trx) => {
    await trx.deleteFrom('staff_choices').where('staff_id', '=', staff.id).execute();
    if (chosen.length > 0) await trx.insertInto('staff_choices').values(chosen).execute();
    if (!chosen.some(({ channel }) => channel === 'email')) return;
    // An e-mail goes to the account's address; its place is where it rests between two.
    const way = { id: services.randomId(), staff_id: staff.id, channel: 'email' as const };
    const empty = { sealed_address: '', place: '', place_key: placeKey(staff.id, 'email'), session_id: null };
    await trx
      .insertInto('staff_ways')
      .values({ ...way, ...empty, created_at: services.clock.now() })
      .onConflict((conflict) => conflict.column('place_key').doNothing())
      .execute();
  });
  services.log.info('notices-chosen', { by: staff.id, choices: chosen.length });
}
