import type { TimelineActor, TimelineKind } from '#domain/people/timeline.ts';
import type { Queries } from '#server/db/db.ts';

/** Something that happened with a person, as the day's page tells it. */
export type Lately = {
  id: string;
  at: number;
  kind: TimelineKind;
  actor: TimelineActor;
  subject: string | null;
  payload: Record<string, unknown>;
  person: { id: string; name: string; company: string };
};

/** So many are told; the rest is a click away, in the list of people. */
export const mostLately = 8;

/** What the site does by itself is no news, and moves between pages need words of their own. */
const untold: TimelineKind[] = ['merged', 'split', 'undone', 'mail-sent', 'mail-failed'];

/**
 * What visitors and colleagues did since then, the latest first. People are found by their last activity, so that no
 * whole timeline is read. @param me whose own doings are no news to them
 */
export async function lately(
  queries: Queries,
  { since, me }: { since: number; me: string },
): Promise<Lately[]> {
  const active = queries
    .selectFrom('people')
    .select(['id', 'name', 'company'])
    .where('last_at', '>=', since)
    .where('status', '!=', 'spam')
    .orderBy('last_at', 'desc')
    .limit(mostActive)
    .as('person');
  const rows = await queries
    .selectFrom(active)
    .innerJoin('timeline', 'timeline.person_id', 'person.id')
    .select(['timeline.id', 'timeline.at', 'timeline.kind', 'timeline.actor', 'timeline.subject'])
    .select(['timeline.payload', 'person.id as person_id', 'person.name', 'person.company'])
    .where('timeline.at', '>=', since)
    .where('timeline.kind', 'not in', untold)
    .where('timeline.actor', 'not in', ['system', `staff:${me}`])
    .orderBy('timeline.at', 'desc')
    .orderBy('timeline.id')
    .limit(mostLately)
    .execute();
  return rows.map(({ person_id, name, company, payload, ...row }) => ({
    ...row,
    payload: JSON.parse(payload) as Record<string, unknown>,
    person: { id: person_id, name, company },
  }));
}

/** Among so many there are always those of the latest news, also where some only have one's own doings. */
const mostActive = 50;
