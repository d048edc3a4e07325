import { marksOfMinute } from '#domain/shore/marks-of-minute.ts';
import { live } from './live.ts';
import { say } from './say.ts';
import { shore } from './shore.ts';

const wordsOf = ({ high, low }: typeof shore) => {
  const inMetres = (height: string) => say('{height} m', { height });
  return { high, low, inMetres };
};

/** What every page says of the tide and the sun at its minute, in the words of the release. */
export const shoreNow = live('object', () => ({ marksAt: marksOfMinute(wordsOf(shore)) }));
