import { type Kysely, sql } from 'kysely';

/**
 * An event is known by its UID and the sequence of its last invitation, so that a file of ours updates the same
 * entry; what the owner wrote into it is told apart from what we wrote. A long listing goes on where it stopped.
 * The words of events from before are not ours to compare, and are left alone.
 */
export async function oneInvitation(db: Kysely<unknown>): Promise<void> {
  const columns = [
    'ical_uid text',
    'organizer text',
    'sequence integer not null default 0',
    'sequence_lead integer not null default 0',
    'written_text_hash text',
    'owner_text integer not null default 0',
    'guest_invited integer not null default 1',
  ];
  for (const column of columns) await sql.raw(`alter table calendar_events add column ${column}`).execute(db);
  await sql
    .raw(
      `alter table calendar_events add constraint calendar_events_flags_check
        check (owner_text in (0, 1) and guest_invited in (0, 1))`,
    )
    .execute(db);
  await sql
    .raw(
      `alter table calendar_events add constraint calendar_events_sequence_check
        check (sequence >= 0 and sequence_lead >= 0)`,
    )
    .execute(db);
  await sql.raw('alter table calendar_connections add column sync_page text').execute(db);
  await sql.raw('alter table calendar_connections add column sync_since int8').execute(db);
}
