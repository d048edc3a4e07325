import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { AddRange, AvailabilityRanges } from './availability-ranges.tsx';
import type { DraftOverride } from './rules-draft.ts';
import type { DraftProps } from './worksheet.ts';

/** Dates with other hours than their weekday, or none. */
export function AvailabilityOverrides({ draft, errors, onChange }: DraftProps) {
  const set = (row: number, change: Partial<DraftOverride>) =>
    onChange({
      ...draft,
      overrides: draft.overrides.map((one, index) => (index === row ? { ...one, ...change } : one)),
    });
  return (
    <section aria-labelledby="special-days">
      <h2 id="special-days" className="mb-1 text-xl">
        Special days
      </h2>
      <p className="mb-4 text-ink-soft text-sm">
        Different hours for one date. A date without hours is closed. To close it with a reason, block it.
      </p>
      <ul className="mb-4 grid gap-3">
        {draft.overrides.map((override, row) => {
          const place = `overrides.${row}`;
          const name = override.date ? formatBritishDate(override.date) : `Special day ${row + 1}`;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: controlled inputs, a row is its place
              key={row}
              className="grid items-start gap-x-6 gap-y-3 rounded-lg bg-foam p-4 shadow-line sm:grid-cols-[12rem_1fr]"
            >
              <div className="grid gap-2">
                <Field id={place} label="Date" error={errors[`${place}.date`]}>
                  {(control) => (
                    <TextInput
                      {...control}
                      type="date"
                      name={`${place}.date`}
                      value={override.date}
                      onChange={(event) => set(row, { date: event.target.value })}
                    />
                  )}
                </Field>
                <Button
                  type="submit"
                  name="intent"
                  value={`remove ${place}`}
                  tone="quiet"
                  size="sm"
                  className="justify-self-start"
                  aria-label={`Remove this day: ${name}`}
                >
                  Remove this day
                </Button>
              </div>
              <div className="grid gap-2 sm:pt-7">
                {override.ranges.length === 0 && (
                  <p className="flex min-h-11 items-center text-ink-soft">Closed</p>
                )}
                <AvailabilityRanges
                  place={`${place}.ranges`}
                  of={name}
                  ranges={override.ranges}
                  errors={errors}
                  onChange={(ranges) => set(row, { ranges })}
                />
                <div>
                  <AddRange place={`${place}.ranges`} of={name} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <Button type="submit" name="intent" value="add overrides" tone="outline" size="sm" icon="plus">
        Add a special day
      </Button>
    </section>
  );
}
