import { limits } from './availability-limits.tsx';
import { OldPageNote } from './old-page-note.tsx';
import { type DraftRange, dayName, type RulesDraft, weekOrder } from './rules-draft.ts';

type SavedMeanwhileProps = {
  /** What was saved. */
  now: RulesDraft;
  /** What stands in the form. */
  typed: RulesDraft;
};

/** Says that others were saved since the page was opened, and each part in which these differ from what was typed. */
export function SavedMeanwhile({ now, typed }: SavedMeanwhileProps) {
  return (
    <OldPageNote message="Somebody else has saved hours since you opened this page. Yours are still here, and not saved.">
      <p>Saved meanwhile, where it differs from yours:</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {differences(now, typed).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p>Save again to put yours in its place, or load the page again to go on from there.</p>
    </OldPageNote>
  );
}

type Part = readonly [name: string, value: string];

function differences(now: RulesDraft, typed: RulesDraft): Part[] {
  const before = new Map(partsOf(typed));
  const after = new Map(partsOf(now));
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((name) => after.get(name) !== before.get(name))
    .map((name) => [name, after.get(name) ?? 'not listed']);
}

const partsOf = ({ weekly, overrides, zone, ...numbers }: RulesDraft): Part[] => [
  ...weekOrder.map((day) => [dayName(day), hours(weekly[day])] as const),
  ...overrides.map(({ date, ranges }) => [date, hours(ranges)] as const),
  ...limits.map(
    ({ name, label, unit }) => [label, numbers[name] ? `${numbers[name]} ${unit}` : 'none'] as const,
  ),
  ['Time zone', zone],
];

const hours = (ranges: readonly DraftRange[]) =>
  ranges.map(({ start, end }) => `${start}–${end}`).join(', ') || 'closed';
