import { type Weekday, weekdays } from '#domain/format/iso-date.ts';
import type { DraftRange, RulesDraft } from './rules-draft.ts';

/**
 * Adding and removing rows of the availability form. A button's value says what it does: `add weekly.monday`,
 * `remove weekly.monday.1`, `add overrides`, `remove overrides.0`, `add overrides.0.ranges`,
 * `remove overrides.0.ranges.1`. The same for the page in the browser and for the form without scripts.
 */

const place = /^(add|remove) (?:weekly\.(\w+)|overrides(?:\.(\d+)(\.ranges)?)?)(?:\.(\d+))?$/;

/** The draft with a row added or removed; unchanged when `words` is none of the above. */
export function changeRows(draft: RulesDraft, words: string): RulesDraft {
  const [, verb, day, override, inRanges, row] = place.exec(words) ?? [];
  if (!verb) return draft;
  const adds = verb === 'add';
  if (day !== undefined) {
    if (!isWeekday(day)) return draft;
    return { ...draft, weekly: { ...draft.weekly, [day]: changed(draft.weekly[day], adds, row) } };
  }
  if (override === undefined) {
    return adds ? { ...draft, overrides: [...draft.overrides, { date: '', ranges: [] }] } : draft;
  }
  if (!inRanges) {
    if (adds) return draft;
    return { ...draft, overrides: draft.overrides.filter((_, index) => index !== Number(override)) };
  }
  const overrides = draft.overrides.map((one, index) =>
    index === Number(override) ? { ...one, ranges: changed(one.ranges, adds, row) } : one,
  );
  return { ...draft, overrides };
}

function changed(ranges: readonly DraftRange[], adds: boolean, row: string | undefined): DraftRange[] {
  if (adds) return [...ranges, following(ranges.at(-1))];
  return ranges.filter((_, index) => index !== Number(row));
}

/** A new range begins an hour after the one before, so that there is something sensible to correct. */
function following(last: DraftRange | undefined): DraftRange {
  if (!last) return { start: '09:00', end: '17:00' };
  const hour = Number(last.end.slice(0, 2));
  if (!(hour >= 0 && hour < 22)) return { start: '', end: '' };
  const two = (value: number) => String(value).padStart(2, '0');
  return { start: `${two(hour + 1)}:00`, end: `${two(Math.min(hour + 4, 24))}:00` };
}

function isWeekday(text: string): text is Weekday {
  return (weekdays as readonly string[]).includes(text);
}
