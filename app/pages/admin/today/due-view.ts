import { formatWeekday } from '#domain/format/date-time.ts';
import { wallClock } from '#domain/format/instant.ts';
import { requireDayNumber } from '#domain/format/iso-date.ts';
import { timeLeft } from '#domain/promises/time-left.ts';
import type { Due } from '#server/today/due.ts';

/** Something due, as the page of today shows it. */
export type DueRow = {
  personId: string;
  who: string;
  todo: string;
  state: 'late' | 'soon' | 'later';
  words: string;
  /** What else is due to the same person. */
  also: string[];
};

const todos: Record<Exclude<Due['what'], 'next-step'>, string> = {
  answer: 'Waits for an answer',
  proposal: 'Waits for a proposal',
};

/** @param zone the owner's */
function dueRow(due: Due, now: number, zone: string): DueRow {
  const { person, what } = due;
  const who = [person.name, person.company].filter(Boolean).join(', ');
  const row = { personId: person.id, who, also: [] };
  if (what === 'next-step' || due.at === null) {
    const today = wallClock(now, zone).date;
    return { ...row, todo: due.step || 'Next step', ...dayLeft(due.on ?? today, today) };
  }
  return { ...row, todo: todos[what], ...timeLeft(due.at, now, zone) };
}

function dayLeft(on: string, today: string): Pick<DueRow, 'state' | 'words'> {
  const late = requireDayNumber(today) - requireDayNumber(on);
  if (late <= 0) return { state: 'soon', words: late === 0 ? 'Today' : `On ${formatWeekday(on)}` };
  return { state: 'late', words: late === 1 ? 'Since yesterday' : `${late} days ago` };
}

const order = ['late', 'soon', 'later'];

/**
 * What is due, the late first, then what is near, within these as it came. Somebody who waits for two things has one
 * row, that of the nearer one, which names the other.
 */
export function dueRows(due: readonly Due[], now: number, zone: string): DueRow[] {
  const byPerson = new Map<string, DueRow>();
  const rows = due.map((one) => dueRow(one, now, zone));
  for (const row of rows.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))) {
    const first = byPerson.get(row.personId);
    if (first) first.also.push(`${row.todo} (${row.words})`);
    else byPerson.set(row.personId, row);
  }
  return [...byPerson.values()];
}
