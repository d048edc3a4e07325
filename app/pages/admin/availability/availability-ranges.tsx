import { Icon } from '#app/ui/icon.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import type { DraftRange } from './rules-draft.ts';

type RangesProps = {
  /** Name of the list in the form, such as `weekly.monday`. */
  place: string;
  /** What the hours are of, for screen readers. */
  of: string;
  ranges: DraftRange[];
  errors: Record<string, string>;
  onChange: (ranges: DraftRange[]) => void;
};

/** Stretches of working time, each from and to, with a message below the row that is wrong. */
export function AvailabilityRanges({ place, of, ranges, errors, onChange }: RangesProps) {
  const set = (row: number, change: Partial<DraftRange>) =>
    onChange(ranges.map((range, index) => (index === row ? { ...range, ...change } : range)));
  return (
    <div className="grid gap-2">
      {ranges.map((range, row) => {
        const name = `${place}.${row}`;
        const error = errors[`${name}.start`] ?? errors[`${name}.end`];
        const field = (side: 'start' | 'end') => ({
          name: `${name}.${side}`,
          value: range[side],
          inputMode: 'numeric' as const,
          placeholder: side === 'start' ? '09:00' : '17:00',
          'aria-label': `${of}, range ${row + 1}, ${side === 'start' ? 'from' : 'to'}`,
          'aria-invalid': errors[`${name}.${side}`] ? (true as const) : undefined,
          'aria-describedby': error ? `${name}-error` : undefined,
          className: 'figures w-24! min-h-11 px-3 text-center',
          onChange: (event: React.ChangeEvent<HTMLInputElement>) => set(row, { [side]: event.target.value }),
        });
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: controlled inputs, a row is its place
            key={row}
          >
            <div className="flex items-center gap-2">
              <TextInput {...field('start')} />
              <span aria-hidden="true">to</span>
              <TextInput {...field('end')} />
              <Tooltip text="Remove these hours">
                <button
                  type="submit"
                  name="intent"
                  value={`remove ${name}`}
                  aria-label={`Remove ${of}, range ${row + 1}`}
                  className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-sand"
                >
                  <Icon name="close" />
                </button>
              </Tooltip>
            </div>
            {error && (
              <p id={`${name}-error`} className="mt-1 font-medium text-danger text-sm">
                {error}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

type AddRangeProps = { place: string; of: string };

/** A button that adds a stretch of working time. */
export function AddRange({ place, of }: AddRangeProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={`add ${place}`}
      aria-label={`Add hours to ${of}`}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill px-3 font-medium text-sm text-tide hover:bg-sand"
    >
      <Icon name="plus" />
      Add hours
    </button>
  );
}
