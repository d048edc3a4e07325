import { Field } from '#app/ui/field.tsx';
import { Select, TextInput } from '#app/ui/input.tsx';
import type { NumberField } from './rules-draft.ts';
import type { DraftProps } from './worksheet.ts';

export const limits: ReadonlyArray<{ name: NumberField; label: string; unit: string; hint?: string }> = [
  { name: 'slotMinutes', label: 'Length of a call', unit: 'minutes' },
  { name: 'stepMinutes', label: 'A start every', unit: 'minutes' },
  { name: 'bufferBeforeMinutes', label: 'Free time before a call', unit: 'minutes' },
  { name: 'bufferAfterMinutes', label: 'Free time after a call', unit: 'minutes' },
  { name: 'minimumNoticeMinutes', label: 'Minimum notice', unit: 'minutes' },
  { name: 'dailyLimit', label: 'Most calls a day', unit: 'calls', hint: 'Empty for no limit.' },
  { name: 'horizonWeekdays', label: 'How far ahead', unit: 'weekdays' },
];

/** The fields for length, distance, buffers, notice, daily limit, horizon and zone. */
export function AvailabilityLimits({ draft, errors, onChange, zones }: DraftProps & { zones: string[] }) {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits" className="mb-4 text-xl">
        Calls and limits
      </h2>
      <div className="grid items-end gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {limits.map(({ name, label, unit, hint }) => (
          <Field
            key={name}
            id={name}
            label={label}
            aside={unit}
            hint={hint}
            error={errors[name]}
            className="self-start"
          >
            {(control) => (
              <TextInput
                {...control}
                name={name}
                inputMode="numeric"
                className="figures"
                value={draft[name]}
                onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field
          id="zone"
          label="Time zone"
          error={errors.zone}
          className="self-start sm:col-span-2"
          hint="All hours on this page are in this time zone, and visitors see its name."
        >
          {(control) => (
            <Select
              {...control}
              name="zone"
              value={draft.zone}
              onChange={(event) => onChange({ ...draft, zone: event.target.value })}
            >
              {!zones.includes(draft.zone) && <option value={draft.zone}>{draft.zone}</option>}
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </section>
  );
}
