import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { Field, FieldGroup } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import type { BookCallFormProps } from './book-call-view.ts';

/** The date, its free times, and, marked as such, any other time. */
export function TimeFields({ view: { day, today }, answer, busy }: BookCallFormProps) {
  const { fields = {}, values = {} } = answer ?? {};
  const look = useRef<HTMLButtonElement>(null);
  return (
    <>
      <input type="hidden" name="shownDate" value={day?.date ?? ''} />
      <div className="flex flex-wrap items-end gap-3">
        <Field id="selectedDate" label="Date" error={fields.selectedDate}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="selectedDate"
              min={today}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                look.current?.click();
              }}
              defaultValue={values.selectedDate ?? day?.date}
            />
          )}
        </Field>
        <Button ref={look} type="submit" name="intent" value="look" tone="outline" disabled={busy}>
          Show free times
        </Button>
      </div>
      <FieldGroup
        id="selectedTime"
        label={day ? `Free on ${day.text}` : 'Free times'}
        hint="Your hours, without the minimum notice."
        error={fields.selectedTime}
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
              defaultChecked={values.shownDate === day.date && values.selectedTime === start}
            />
          ))}
        </ChipGroup>
      </FieldGroup>
      <Field
        id="otherTime"
        label="Or another time"
        aside="Outside your hours"
        hint="This is used instead of the times above. A time with another call is refused, and you are told first what is in your calendar."
        error={fields.otherTime}
        className="sm:max-w-[24rem]"
      >
        {(control) => <TextInput {...control} type="time" name="otherTime" defaultValue={values.otherTime} />}
      </Field>
    </>
  );
}
