import type { Queries } from '#server/db/db.ts';

/** A person to whom an answer is owed; the address is named so that erasing the person finds what tells of them. */
export type Owed = { id: string; name: string; company: string; email: string; dueAt: number };

type Window = {
  /** Due after this instant; from the beginning when left out. */
  from?: number;
  /** Due at this instant or before. */
  to: number;
  /** Only those of whom nobody was warned yet. */
  unwarned?: boolean;
  limit: number;
};

/** Answers that are due within a window, the first due first. */
export async function owedAnswers(queries: Queries, { from, to, unwarned, limit }: Window): Promise<Owed[]> {
  const rows = await queries
    .selectFrom('people')
    .select((eb) => [
      ...(['id', 'name', 'company', 'answer_due_at'] as const),
      eb
        .selectFrom('person_addresses')
        .select((inner) => inner.fn.min('email').as('email'))
        .whereRef('person_id', '=', 'people.id')
        .as('email'),
    ])
    .where('answer_due_at', '>', from ?? 0)
    .where('answer_due_at', '<=', to)
    .where('status', '!=', 'spam')
    .$if(unwarned === true, (found) =>
      found.where((eb) =>
        eb.or([eb('warned_for', 'is', null), eb('warned_for', '!=', eb.ref('answer_due_at'))]),
      ),
    )
    .orderBy('answer_due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, name, company, email, answer_due_at: dueAt }) => ({
    ...{ id, name, company, email: email ?? '' },
    dueAt: Number(dueAt),
  }));
}
