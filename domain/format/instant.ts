import { formatBritishDate, formatDate, formatTime } from './date-time.ts';

/**
 * Instants (epoch milliseconds) as a clock and a calendar in some zone show them. By Temporal, where there is one:
 * a format of Intl takes a slow phone a tenth of a second to make ready.
 */

const formatters = new Map<string, Intl.DateTimeFormat>();
// Zone names also come from visitors, and Intl accepts any mix of case, so the cache has a limit.
const mostFormatters = 200;

function formatter(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  let found = formatters.get(key);
  if (!found) {
    if (formatters.size >= mostFormatters) formatters.clear();
    found = new Intl.DateTimeFormat('en-GB', options);
    formatters.set(key, found);
  }
  return found;
}

/**
 * True for an IANA name that this machine knows, such as `Europe/London`; offsets (`+01:00`) are refused, and what only
 * one of the two readers of clocks knows, as `BST`, which Intl takes for Bangladesh's.
 */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    readClock(0, zone);
    return true;
  } catch {
    return false;
  }
}

type WallClock = Readonly<{ date: string; time: string }>;
/** What was read off before: a page asks for each of its times whenever any of them is chosen. */
const clocks = new Map<string, WallClock>();
const mostClocks = 500;

/**
 * The calendar date (`yyyy-MM-dd`) and wall time (`HH:mm:ss`) of an instant in a zone.
 * @throws RangeError when the zone is unknown or `at` is not a finite number
 */
export function wallClock(at: number, zone: string): WallClock {
  const key = `${at} ${zone}`;
  let clock = clocks.get(key);
  if (!clock) {
    clock = readClock(at, zone);
    if (clocks.size >= mostClocks) clocks.clear();
    clocks.set(key, clock);
  }
  return clock;
}

function readClock(at: number, zone: string): WallClock {
  if (typeof Temporal === 'undefined') return readByIntl(at, zone);
  const [date = '', time = ''] = Temporal.Instant.fromEpochMilliseconds(Math.floor(at))
    .toZonedDateTimeISO(zone)
    .toString({ offset: 'never', timeZoneName: 'never', smallestUnit: 'second' })
    .split('T');
  return { date, time };
}

function readByIntl(at: number, zone: string): WallClock {
  const parts = formatter(`clock ${zone}`, {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of parts) part[type] = value;
  return {
    date: `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}:${part.second}`,
  };
}

/** An instant's time in a zone, as '9:30 AM'. @throws RangeError for an unknown zone */
export function formatInstantTime(at: number, zone: string): string {
  return formatTime(wallClock(at, zone).time);
}

/** An instant's date in a zone, as 'Monday, March 3rd, 2025'. @throws RangeError for an unknown zone */
export function formatInstantDate(at: number, zone: string): string {
  return formatDate(wallClock(at, zone).date);
}

/** An instant's date in a zone, as 'Monday 3 March 2025'. @throws RangeError for an unknown zone */
export function formatInstantBritishDate(at: number, zone: string): string {
  return formatBritishDate(wallClock(at, zone).date);
}

/** Both, as 'Monday 3 March 2025, 9:30 AM': how the owner's area shows an instant. @throws RangeError */
export function formatInstant(at: number, zone: string): string {
  return `${formatInstantBritishDate(at, zone)}, ${formatInstantTime(at, zone)}`;
}

/**
 * The zone's name as it is called at that instant: 'British Summer Time', or with `short` 'BST' where English
 * has a short name and 'GMT-4' where not.
 * @throws RangeError for an unknown zone
 */
export function zoneName(at: number, zone: string, style: 'long' | 'short' = 'long'): string {
  const parts = formatter(`${style} ${zone}`, { timeZone: zone, timeZoneName: style }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}
