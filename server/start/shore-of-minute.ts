import type { Release } from '#content/live.ts';
import { shore } from '#content/shore.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { fillMarks } from '#domain/shore/fill.ts';
import { chosenMarks, type ShoreMarks, shoreMarks } from '#domain/shore/marks.ts';
import { paletteOf } from '#domain/shore/palette.ts';
import { releaseOfWork } from '#server/content/in-use.ts';
import type { PageOfMinute } from '#server/http/open-page.ts';

/** The tide and the palette of the minute for a page; they are worked out once a minute, for all pages together. */
export function shoreOfMinute(): PageOfMinute {
  let known: { minute: number; marks: ShoreMarks; release: Release } | null = null;
  return (madeAhead, now, choice) => {
    const minute = Math.floor(now / minuteMs) * minuteMs;
    const release = releaseOfWork();
    if (known?.minute !== minute || known.release !== release)
      known = { minute, release, marks: shoreMarks(minute, shore) };
    const marks = { ...known.marks, ...chosenMarks(choice) };
    return { end: fillMarks(madeAhead, marks), palette: paletteOf(choice, marks.dark === 'true') };
  };
}
