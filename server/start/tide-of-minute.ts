import type { Release } from '#content/live.ts';
import { shore } from '#content/shore.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { fillMarks } from '#domain/shore/fill.ts';
import { type ShoreMarks, shoreMarks } from '#domain/shore/marks.ts';
import { releaseOfWork } from '#server/content/in-use.ts';
import type { EndOfPage } from '#server/http/open-page.ts';

/** Writes the tide of the minute into the end of a page; it is worked out once a minute, for all pages together. */
export function tideOfMinute(): EndOfPage {
  let known: { minute: number; marks: ShoreMarks; release: Release } | null = null;
  return (madeAhead, now) => {
    const minute = Math.floor(now / minuteMs) * minuteMs;
    const release = releaseOfWork();
    if (known?.minute !== minute || known.release !== release)
      known = { minute, release, marks: shoreMarks(minute, shore) };
    return fillMarks(madeAhead, known.marks);
  };
}
