import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { say } from '#content/say.ts';
import { clockTime } from '#domain/format/wall-time.ts';
import {
  curveOf,
  type DayHeights,
  heightAt,
  inMetres,
  isRising,
  stepMinutes,
  turnsOf,
} from '#domain/shore/day-heights.ts';
import { sayStart, type Zones } from './slot-time.tsx';
import { bed, linesOf, minutesOf, perLine, places, type TideRow, top } from './tide-row.ts';

type TideOfDayProps = {
  tide: DayHeights;
  date: string;
  /** The free times. */
  starts: readonly string[];
  /** The chosen one. */
  time: string | null;
  zones: Zones;
  /** On wide screens over the whole panel; else below the times, which leave it room. */
  across: boolean;
  /** The columns of the times, where they may stand on it: it is as wide as they are, and goes on beyond them. */
  row?: TideRow | null;
};

/** Below dates and times alike, on wide screens: the sea goes across both. See `.day-tide`. */
export const roomOfTide = 'has-sea';

const hoursApart = 3;

/**
 * The sea while calls are held on a day: a post for each free time, and a dot at the one that is pointed at, or chosen; in
 * words it tells of that one, or else of the first. It belongs into the form of the times.
 */
export const TideOfDay = memo((props: TideOfDayProps) => {
  const { tide, date, starts, time, zones, across, row = null } = props;
  const { figure, pointed } = usePointed();
  const shown = [pointed, time, starts[0]].find((one) => one && starts.includes(one));
  const { left, width } = viewOf(tide, row);
  // Neither is drawn anew when another time is told of.
  const sea = useMemo(() => drawSea(tide, starts), [tide, starts]);
  const hours = useMemo(() => drawHours(tide, date, zones, row), [tide, date, zones, row]);
  const turns = useMemo(() => row && drawTurns(tide, date, zones, row), [tide, date, zones, row]);
  // Hollow, until a time is chosen or pointed at.
  const dot = shown && (shown === pointed || shown === time) && <path d={`M${placeOf(tide, shown)}h.1`} />;
  const part = (line: number, minutes: number) => (
    <svg
      key={line}
      viewBox={`${left + line * minutes} 0 ${minutes} ${top + bed}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {sea}
      {dot}
    </svg>
  );
  return (
    <div
      ref={figure}
      className={cx(
        'day-tide -mx-5 -mb-4 sm:-mx-8 sm:-mb-8',
        across && 'is-across',
        row && 'is-wider px-5 sm:px-8',
      )}
    >
      <p className={cx('figures font-semibold text-sm text-tide-deep', !row && 'px-5 sm:px-8')}>
        <span className="block font-normal text-ink-soft text-xs">{say('Tide in Scarborough')}</span>
        {shown ? saidAt(tide, shown, sayStart(date, shown, zones)) : '\u00a0'}
      </p>
      <svg aria-hidden="true">
        {part(0, width)}
        {hours}
        {turns}
      </svg>
      {row && places(linesOf(row)).map((line) => part(line, row.step * perLine))}
    </div>
  );
});

/** Its water, a post for each free time, its surface, and a ring for each. */
function drawSea(tide: DayHeights, starts: readonly string[]) {
  const curve = curveOf(tide, top);
  const places = starts.map((start) => placeOf(tide, start));
  const points = places.map((place) => `M${place}h.1`).join('');
  return (
    <>
      <path d={`${curve}V${top + bed}H0`} />
      <path d={places.map((place) => `M${place}V${top}`).join('')} />
      <path d={curve} />
      <path d={points} />
      <path d={points} />
    </>
  );
}

/** Minutes of the tide that are shown: half a step before the first column to half a step after the last. */
function viewOf({ from, heights }: DayHeights, row: TideRow | null) {
  return row
    ? { left: row.first - row.step / 2 - from, width: row.step * row.count }
    : { left: 0, width: (heights.length - 1) * stepMinutes };
}

function drawHours(tide: DayHeights, date: string, zones: Zones, row: TideRow | null) {
  const { left, width } = viewOf(tide, row);
  return hoursOf(tide).map((hour) => (
    <text key={hour} x={`${((hour * 60 - tide.from - left) / width) * 100}%`} y="95%">
      {sayStart(date, `${`${hour}`.padStart(2, '0')}:00`, zones).replace(':00', '')}
    </text>
  ));
}

/** High and low water below their places, away from the edges. Only seen where times stand on the tide in one row. */
function drawTurns(tide: DayHeights, date: string, zones: Zones, row: TideRow) {
  const { left, width } = viewOf(tide, row);
  return turnsOf(tide).map(({ minute, isHigh }) => {
    const at = minute - tide.from - left;
    if (at < 0 || at > width) return null;
    const height = heightAt(tide, minute);
    const level = inMetres(height);
    const water = isHigh ? say('High water: {level} m', { level }) : say('Low water: {level} m', { level });
    const x = Math.min(width - row.step, Math.max(row.step, at)) / width;
    return (
      <text
        key={minute}
        x={`${x * 100}%`}
        y={`${((top - height) / (top + bed)) * 100}%`}
        dy="27"
        className="tide-turn"
      >
        {`${water}, ${say('about {time}', { time: sayStart(date, clockTime(minute * 60), zones) })}`}
      </text>
    );
  });
}

const placeOf = (tide: DayHeights, start: string): string =>
  `${minutesOf(start) - tide.from} ${Math.round(top - heightAt(tide, minutesOf(start)))}`;

/** Every third hour, away from the edges: as ‘9 AM’ it keeps clear of them on a phone, too. */
function hoursOf({ from, heights }: DayHeights): number[] {
  const [first, last] = [from / 60 + 1, from / 60 + ((heights.length - 1) * stepMinutes) / 60 - 1];
  const count = Math.floor((last - first) / hoursApart) + 1;
  return Array.from({ length: count }, (_, index) => first + index * hoursApart);
}

function saidAt(tide: DayHeights, start: string, time: string): string {
  const minute = minutesOf(start);
  const told = { time, level: inMetres(heightAt(tide, minute)) };
  return isRising(tide, minute)
    ? say('{time}: {level} m and rising', told)
    : say('{time}: {level} m and falling', told);
}

/** The time of the form that a mouse or the keyboard is at. What a finger is at, it presses. */
function usePointed() {
  const figure = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const form = figure.current?.closest('form');
    const point = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const { type, target } = event;
      const at = type !== 'pointerleave' && target instanceof Element && target.closest('button');
      setPointed(at && (type !== 'focusin' || at.matches(':focus-visible')) ? at.value : null);
    };
    for (const type of events) form?.addEventListener(type, point);
    return () => {
      for (const type of events) form?.removeEventListener(type, point);
    };
  }, []);
  return { figure, pointed };
}

const events = ['pointerover', 'pointerleave', 'focusin', 'focusout'];
