import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import type { PersonFilter } from './filter.ts';
import { matchingPeople } from './matching.ts';

/** So many people at most are changed at once: it is done while the page is waited for, in one transaction. */
export const mostChangedAtOnce = 1_000;

/** The ids of all whom a filter lets through, sorted. @throws DomainError invalid for more than may be changed at once */
export async function countedIds({ db }: Pick<Services, 'db'>, filter: PersonFilter): Promise<string[]> {
  const { people } = await matchingPeople(db, filter);
  const rows = await people
    .select('people.id')
    .limit(mostChangedAtOnce + 1)
    .execute();
  if (rows.length > mostChangedAtOnce) {
    const most = mostChangedAtOnce.toLocaleString('en-GB');
    throw new DomainError(
      'invalid',
      `More than ${most} people are on this list, and at most ${most} can be changed at once. Please narrow it with the filter.`,
    );
  }
  return rows.map(({ id }) => id).sort();
}
