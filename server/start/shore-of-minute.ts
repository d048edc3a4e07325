import { shoreNow } from '#content/shore-now.ts';
import { fillMarks } from '#domain/shore/fill.ts';
import { paletteOf } from '#domain/shore/palette.ts';
import type { PageOfMinute } from '#server/http/prepared/open-page.ts';

/** The tide and the palette of the minute for a page. */
export const shoreOfMinute: PageOfMinute = (madeAhead, now, choice) => {
  const marks = shoreNow.marksAt(now, choice);
  return { end: fillMarks(madeAhead, marks), palette: paletteOf(choice, marks.dark === 'true') };
};
