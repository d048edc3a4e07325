import { countUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/db.ts';
import { dropLetters } from '#server/inbox/letters/of-people.ts';
import { type Count, mostCounted, type Sweep } from './sweep.ts';

const atOnce = 200;

const dueLetters = (queries: Queries, before: number) =>
  queries.selectFrom('messages').where('state', 'in', ['unsorted', 'not-ours']).where('at', '<', before);

export const countUnsortedLetters: Count = ({ db }, { before }) =>
  countUpTo(db.query, dueLetters(db.query, before), mostCounted);

/** Letters that nobody has taken to a person. Those with people go with them. */
export const forgetUnsorted: Sweep = async (services, { before }) => {
  const { query } = services.db;
  const letters = await dueLetters(query, before).selectAll().limit(atOnce).execute();
  if (letters.length === 0) return 0;
  const ids = letters.map(({ id }) => id);
  const letterFiles = await query
    .selectFrom('message_files')
    .selectAll()
    .where('message_id', 'in', ids)
    .execute();
  await dropLetters(services, { letters, letterFiles });
  return letters.length;
};
