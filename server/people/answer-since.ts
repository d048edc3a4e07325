import type { TimelineKind } from '#domain/people/timeline.ts';
import type { Queries } from '#server/db/db.ts';

const answers: readonly TimelineKind[] = ['letter-out', 'answered', 'call-done'];
/** Of calls, what staff do with them answers; what visitors do does not. */
const ofStaff: readonly TimelineKind[] = [
  'call-booked',
  'call-confirmed',
  'call-declined',
  'call-moved',
  'call-cancelled',
];

/** The first answer that a person was given after an instant, as their timeline tells; undefined for none. */
export function answerSince(trx: Queries, personId: string, since: number) {
  return trx
    .selectFrom('timeline')
    .select(['id', 'kind', 'payload'])
    .where('person_id', '=', personId)
    .where('at', '>', since)
    .where((eb) =>
      eb.or([eb('kind', 'in', answers), eb.and([eb('kind', 'in', ofStaff), eb('actor', 'like', 'staff:%')])]),
    )
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
}
