import type { Queries } from '#server/db/db.ts';

/**
 * What was decided about calls in absences stays decided when these become one: whoever was asked would get a second
 * email. Of two decisions about one call the later counts.
 * @param from the absences that go
 * @param to the one that takes their place
 */
export async function handOnAnswers(trx: Queries, from: readonly string[], to: string): Promise<void> {
  if (from.length === 0) return;
  const answers = await trx
    .deleteFrom('absence_answers')
    .where('absence', 'in', from)
    .returningAll()
    .execute();
  answers.sort((one, other) => one.at - other.at);
  const last = [...new Map(answers.map((one) => [one.booking_id, { ...one, absence: to }])).values()];
  for (const answer of last) await trx.insertInto('absence_answers').values(answer).execute();
}
