import { minuteMs } from '#domain/format/durations.ts';
import { chosenMarks, type ShoreMarks, type ShoreWords, shoreMarks } from './marks.ts';
import type { PaletteChoice } from './palette.ts';

/** The tide and the sun of the minute: worked out once for all who ask within it, since it takes milliseconds. */
export function marksOfMinute(words: ShoreWords): (now: number, choice?: PaletteChoice) => ShoreMarks {
  let known: { minute: number; marks: ShoreMarks } | null = null;
  return (now, choice = 'sun') => {
    const minute = Math.floor(now / minuteMs) * minuteMs;
    if (known?.minute !== minute) known = { minute, marks: shoreMarks(minute, words) };
    return { ...known.marks, ...chosenMarks(choice) };
  };
}
