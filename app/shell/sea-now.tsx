import { use } from 'react';
import { Sea, TideContours } from '#app/ui/tide-lines.tsx';
import { TideMarksContext } from './tide-marks.ts';

/** The sea at the minute in which a page is sent, for pages without the frame, which has it in its last part. */
export function SeaNow() {
  const { sea, place, level, high, low } = use(TideMarksContext);
  return (
    <>
      <TideContours />
      <Sea height={sea} place={place} level={level} high={high} low={low} />
    </>
  );
}
