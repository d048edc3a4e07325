import { type AvailabilityRules, availabilityRulesSchema } from '#domain/availability/rules.ts';
import { type Weekday, weekdays } from '#domain/format/iso-date.ts';

/**
 * The availability form while it is being filled in: every value as typed. Each has the name of its place, such as
 * `weekly.monday.0.start`, in the form, in the messages and here. Runs in browsers.
 */

export type DraftRange = { start: string; end: string };
export type DraftOverride = { date: string; ranges: DraftRange[] };

const numberFields = [
  'slotMinutes',
  'stepMinutes',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
  'minimumNoticeMinutes',
  'dailyLimit',
  'horizonWeekdays',
] as const;
export type NumberField = (typeof numberFields)[number];

export type RulesDraft = { zone: string } & Record<NumberField, string> & {
    weekly: Record<Weekday, DraftRange[]>;
    overrides: DraftOverride[];
  };

/** The week as people read it. */
export const weekOrder: readonly Weekday[] = [...weekdays.slice(1), 'sunday'];
export const dayName = (day: Weekday): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** The most rows of one list; a longer form was not made by our page. */
const mostRows = 200;

export function draftOfRules(rules: AvailabilityRules): RulesDraft {
  const copy = (ranges: readonly DraftRange[]) => ranges.map(({ start, end }) => ({ start, end }));
  return {
    zone: rules.zone,
    ...eachNumber((field) => String(rules[field] ?? '')),
    weekly: eachWeekday((day) => copy(rules.weekly[day])),
    overrides: rules.overrides.map(({ date, ranges }) => ({ date, ranges: copy(ranges) })),
  };
}

/** Reads a submitted form by the names of its places; gaps in the numbering close up. */
export function draftOfForm(values: Readonly<Record<string, string>>): RulesDraft {
  const at = (name: string) => (values[name] ?? '').trim();
  const rows = rowsByPlace(Object.keys(values));
  return {
    zone: at('zone'),
    ...eachNumber(at),
    weekly: eachWeekday((day) => rangesAt(rows, values, `weekly.${day}`)),
    overrides: inOrder(rows.get('overrides')).map((row) => ({
      date: at(`overrides.${row}.date`),
      ranges: rangesAt(rows, values, `overrides.${row}.ranges`),
    })),
  };
}

/** The draft as the form sends it. */
export function formOfDraft(draft: RulesDraft): Record<string, string> {
  const values: Record<string, string> = { zone: draft.zone };
  const put = (place: string, ranges: readonly DraftRange[]) => {
    for (const [row, { start, end }] of ranges.entries()) {
      values[`${place}.${row}.start`] = start;
      values[`${place}.${row}.end`] = end;
    }
  };
  for (const field of numberFields) values[field] = draft[field];
  for (const day of weekOrder) put(`weekly.${day}`, draft.weekly[day]);
  for (const [row, { date, ranges }] of draft.overrides.entries()) {
    values[`overrides.${row}.date`] = date;
    put(`overrides.${row}.ranges`, ranges);
  }
  return values;
}

export type DraftCheck =
  | { ok: true; rules: AvailabilityRules }
  /** Messages by the name of their place. */
  | { ok: false; errors: Record<string, string> };

/** The draft as rules, or what is wrong with it. */
export function checkDraft(draft: RulesDraft): DraftCheck {
  const parsed = availabilityRulesSchema.safeParse({
    ...draft,
    ...Object.fromEntries(numberFields.map((field) => [field, numberIn(draft, field)])),
  });
  if (parsed.success) return { ok: true, rules: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message;
  return { ok: false, errors };
}

function numberIn(draft: RulesDraft, field: NumberField): number | null {
  const text = draft[field];
  if (text === '') return field === 'dailyLimit' ? null : Number.NaN;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function eachNumber(value: (field: NumberField) => string): Record<NumberField, string> {
  return Object.fromEntries(numberFields.map((field) => [field, value(field)])) as Record<
    NumberField,
    string
  >;
}

function eachWeekday(value: (day: Weekday) => DraftRange[]): Record<Weekday, DraftRange[]> {
  return Object.fromEntries(weekdays.map((day) => [day, value(day)])) as Record<Weekday, DraftRange[]>;
}

/** Start or end of each row below a place, in order of the rows' numbers. */
function rangesAt(rows: Rows, values: Readonly<Record<string, string>>, place: string): DraftRange[] {
  return inOrder(rows.get(place)).map((row) => ({
    start: (values[`${place}.${row}.start`] ?? '').trim(),
    end: (values[`${place}.${row}.end`] ?? '').trim(),
  }));
}

/** The numbers of the rows that occur below each place. */
type Rows = ReadonlyMap<string, ReadonlySet<number>>;

/** The rows of every list, in one pass: a search of all names for each row would grow with their square. */
function rowsByPlace(names: readonly string[]): Rows {
  const rows = new Map<string, Set<number>>();
  const note = (match: RegExpExecArray | null) => {
    const [, place, row] = match ?? [];
    if (place === undefined) return;
    const known = rows.get(place) ?? new Set<number>();
    if (known.size < mostRows) rows.set(place, known.add(Number(row)));
  };
  for (const name of names) {
    note(overrideRow.exec(name));
    note(rangeRow.exec(name));
  }
  return rows;
}

const overrideRow = /^(overrides)\.(\d{1,3})\./;
const rangeRow = /^(weekly\.[a-z]{6,9}|overrides\.\d{1,3}\.ranges)\.(\d{1,3})\./;

function inOrder(rows: ReadonlySet<number> = new Set()): number[] {
  return [...rows].sort((a, b) => a - b);
}
