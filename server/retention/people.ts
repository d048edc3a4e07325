import { sql } from 'kysely';
import { dayMs } from '#domain/format/durations.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { forgetPeople } from '#server/people/forget.ts';
import { type Count, mostCounted, type Periods, type Sweep } from './sweep.ts';

/** People with our notes and the list of what happened, two years after the last of it. */
export const forgetQuietPeople: Sweep = (services, { before, signal }) =>
  forgetPeople(services, before, { signal });

/**
 * The same as a number: people of whom nothing stays that is not due itself, by the periods of each. Enquiries with
 * something undelivered count as due, so that never fewer are told than go.
 */
export const countQuietPeople: Count = ({ db }, { before, now, periods }) => {
  const since = (id: keyof Periods & string) => now - (periods[id] ?? 0) * dayMs;
  const rows = db.query
    .selectFrom('people')
    .where('last_at', '<', before)
    .where(sql<boolean>`
    not exists (select 1 from leads where leads.person_id = people.id and case
      when leads.quarantine = 'held' or leads.status = 'spam' then leads.created_at >= ${since('quarantine')}
      when leads.kind = 'offer' then leads.created_at >= ${since('offer-requests')}
      when leads.kind = 'application'
        then leads.updated_at >= ${since('applications')} or people.last_at >= ${since('applications')}
      else leads.updated_at >= ${since('enquiries')} or people.last_at >= ${since('enquiries')} end)
    and not exists (select 1 from bookings
      where bookings.person_id = people.id and bookings.ends_at >= ${since('bookings')})`);
  return countUpTo(db.query, rows, mostCounted);
};
