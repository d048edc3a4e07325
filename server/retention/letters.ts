import { dropLetters } from '#server/inbox/letters/of-people.ts';
import type { Sweep } from './sweep.ts';

const atOnce = 200;

/** Letters that nobody has taken to a person. Those with people go with them. */
export const forgetUnsorted: Sweep = async (services, { before }) => {
  const { query } = services.db;
  const letters = await query
    .selectFrom('messages')
    .selectAll()
    .where('state', 'in', ['unsorted', 'not-ours'])
    .where('at', '<', before)
    .limit(atOnce)
    .execute();
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
