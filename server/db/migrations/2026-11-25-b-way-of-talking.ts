import { type Kysely, sql } from 'kysely';

/**
 * How a call is held is settled when it is booked, and why its visitor cancelled it is kept. Earlier calls are held
 * as they were told: by video where Google has made a link or is making one, by phone otherwise.
 */
export async function wayOfTalking(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column way text not null default 'phone'
    constraint bookings_way_check check (way in ('video', 'phone'))`.execute(db);
  await sql`alter table bookings add column cancel_reason text not null default ''`.execute(db);
  await sql`update bookings set way = 'video' where id in (
    select booking_id from calendar_events where meet_link is not null or meet_state = 'pending')`.execute(
    db,
  );
}
