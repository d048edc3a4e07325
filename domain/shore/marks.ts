import { agencyZone } from '#domain/booking/agency-zone.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { wallClock } from '#domain/format/instant.ts';
import { type Drawing, drawDay } from './drawing.ts';
import { type PaletteChoice, paletteChoices } from './palette.ts';
import { isNight, sunOfDay } from './sun.ts';
import { nextWaters, tideAt, tideDay, type Water } from './tide.ts';

/** What a page says and draws of the tide, as texts. */
export type ShoreMarks = Drawing & {
  /** Epoch milliseconds of the minute that is told, of the day's first instant and of the next day's. */
  at: string;
  from: string;
  until: string;
  /** 'rising' or 'falling'. */
  way: string;
  /** Metres above chart datum with one decimal. */
  level: string;
  highLevel: string;
  lowLevel: string;
  /** `HH:mm` by the clocks of the UK, and as ISO instants. */
  high: string;
  low: string;
  highAt: string;
  lowAt: string;
  /** The day's waters as sentences. */
  told: string;
  /** When the sun rises and sets on this day: `HH:mm`, and as ISO instants. */
  sunrise: string;
  sunset: string;
  sunriseAt: string;
  sunsetAt: string;
  /** 'true' while the sun is down. */
  dark: string;
  /** 'true' for what was chosen of the palettes, 'false' for the others. */
  day: string;
  night: string;
  sun: string;
};

/** What the waters are called, and how a height is written. */
export type ShoreWords = Record<Water['kind'], string> & { inMetres: (height: string) => string };

/** The tide and the sun at an instant (epoch milliseconds) for a page; `words` name the waters. */
export function shoreMarks(at: number, words: ShoreWords, choice: PaletteChoice = 'sun'): ShoreMarks {
  const day = tideDay(at);
  const { high, low } = nextWaters(at);
  const { riseAt, setAt } = sunOfDay((day.startAt + day.endAt) / 2);
  return {
    ...drawDay(day, at, { clock, inMetres: (level) => words.inMetres(metres(level)) }),
    at: `${at}`,
    from: `${day.startAt}`,
    until: `${day.endAt}`,
    way: high.at < low.at ? 'rising' : 'falling',
    level: metres(tideAt(at)),
    highLevel: metres(high.level),
    lowLevel: metres(low.level),
    high: clock(high.at),
    low: clock(low.at),
    highAt: instant(high.at),
    lowAt: instant(low.at),
    sunrise: clock(riseAt),
    sunset: clock(setAt),
    sunriseAt: instant(riseAt),
    sunsetAt: instant(setAt),
    dark: `${isNight(at)}`,
    ...chosenMarks(choice),
    told: day.waters
      .map((one) => `${words[one.kind]} ${clock(one.at)}, ${words.inMetres(metres(one.level))}.`)
      .join(' '),
  };
}

/** Which of the palettes was chosen. */
export function chosenMarks(choice: PaletteChoice): Pick<ShoreMarks, PaletteChoice> {
  const marks = paletteChoices.map((one) => [one, `${one === choice}`]);
  return Object.fromEntries(marks) as Pick<ShoreMarks, PaletteChoice>;
}

/** To the second: pages turn and ask anew by it. */
const instant = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;
const clock = (at: number): string =>
  wallClock(Math.round(at / minuteMs) * minuteMs, agencyZone).time.slice(0, 5);
const metres = (level: number): string => level.toFixed(1);
