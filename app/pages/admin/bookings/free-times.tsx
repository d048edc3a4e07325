import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { FieldGroup } from '#app/ui/field.tsx';
import type { DayView } from './day-view.ts';

type FreeTimesProps = {
  id: string;
  /** The chosen day; null until there is one. */
  day: DayView | null;
  /** The time that was chosen before. */
  chosen: string | undefined;
  error: string | null | undefined;
  required?: boolean;
};

/** The times of a day that staff can give away, one of them to be chosen. */
export function FreeTimes({ id, day, chosen, error, required = false }: FreeTimesProps) {
  return (
    <FieldGroup
      id={id}
      label={day ? `Free on ${day.text}` : 'Free times'}
      hint="Your hours, without the minimum notice."
      error={error}
    >
      {day && !day.calendarKnown && (
        <p className="mb-3 rounded-md bg-beacon-wash p-4 text-sm">
          Your calendar cannot be read just now, so a busy time may be shown as free.
        </p>
      )}
      {(day?.free.length ?? 0) === 0 && <p>Nothing is free on this date.</p>}
      <ChipGroup key={day?.date}>
        {day?.free.map(({ start, text }) => (
          <Chip
            key={start}
            type="radio"
            name="selectedTime"
            value={start}
            label={text}
            defaultChecked={chosen === start}
            required={required}
          />
        ))}
      </ChipGroup>
    </FieldGroup>
  );
}
