import { AddRange, AvailabilityRanges } from './availability-ranges.tsx';
import { dayName, weekOrder } from './rules-draft.ts';
import type { DraftProps } from './worksheet.ts';

/** The working hours of each weekday. */
export function AvailabilityWeek({ draft, errors, onChange }: DraftProps) {
  return (
    <section aria-labelledby="week">
      <h2 id="week" className="mb-1 text-xl">
        Working hours
      </h2>
      <p className="mb-4 text-ink-soft text-sm">
        As many stretches a day as you like; a day without hours is closed. Midnight at the end is 24:00.
      </p>
      <ul className="divide-y divide-sand-deep border-sand-deep border-y">
        {weekOrder.map((day) => {
          const name = dayName(day);
          const ranges = draft.weekly[day];
          return (
            <li key={day} className="grid items-start gap-x-6 gap-y-2 py-3 sm:grid-cols-[7rem_1fr_auto]">
              <h3 className="flex min-h-11 items-center font-sans font-semibold text-base tracking-normal">
                {name}
              </h3>
              {ranges.length === 0 ? (
                <p className="flex min-h-11 items-center text-ink-soft">Closed</p>
              ) : (
                <AvailabilityRanges
                  place={`weekly.${day}`}
                  of={name}
                  ranges={ranges}
                  errors={errors}
                  onChange={(changed) => onChange({ ...draft, weekly: { ...draft.weekly, [day]: changed } })}
                />
              )}
              <AddRange place={`weekly.${day}`} of={name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
