import type { Selectable } from 'kysely';
import { DomainError } from '#server/base/errors.ts';
import { unseen } from '#server/base/unseen.ts';
import type { Queries } from '#server/db/db.ts';
import type { PersonTable } from '#server/db/tables/people.ts';
import { editedAt } from '#server/people/edited.ts';
import { touchPerson } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';

export type Person = Selectable<PersonTable>;
type Columns = Partial<Omit<Person, 'id' | 'created_at' | 'updated_at' | 'last_at'>>;

/** What an edit is told of the person, whom it holds. */
type Edit = { trx: Queries; person: Person; at: number };

/**
 * The one way for staff to change a person: against what they saw. When somebody else was faster, nothing is written
 * over: the one who comes second is told, and saving again means it.
 * @param seen `updated_at` as the form had it
 * @param wanted the columns as the form wants them; those that are so already change nothing
 * @param tell writes the timeline, and the columns where it does more than that
 * @throws DomainError not-found; `unseen` when it was changed meanwhile
 */
export async function editPerson(
  { db, clock }: Services,
  id: string,
  { seen, wanted }: { seen: string; wanted: Columns },
  tell: (edit: Edit) => Promise<void>,
): Promise<void> {
  const at = clock.now();
  await db.query.transaction().execute(async (trx) => {
    const person = await touchPerson(trx, id, 0);
    if (!person) throw new DomainError('not-found', 'There is no such person.');
    const entries = Object.entries(wanted) as Array<[keyof Columns, unknown]>;
    if (entries.every(([column, value]) => person[column] === value)) return;
    if (seen !== String(person.updated_at)) throw unseen(changedMeanwhile);
    await tell({ trx, person, at });
    await trx
      .updateTable('people')
      .set({ ...wanted, updated_at: editedAt(at) })
      .where('id', '=', id)
      .execute();
  });
}

const changedMeanwhile =
  'Somebody else changed this person while you had the page open. What you typed is still here, beside what was saved since. Save again to keep yours.';
