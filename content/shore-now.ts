import { marksOfMinute } from '#domain/shore/marks-of-minute.ts';
import { live } from './live.ts';
import { shore } from './shore.ts';

/** What every page says of the tide and the sun at its minute, in the words of the release. */
export const shoreNow = live('object', () => ({ marksAt: marksOfMinute(shore) }));
