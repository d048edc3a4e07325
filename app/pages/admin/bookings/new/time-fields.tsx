import { useRef } from 'react';
import { FreeTimes } from '#app/pages/admin/bookings/free-times.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
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
      <FreeTimes
        id="selectedTime"
        day={day}
        chosen={values.shownDate === day?.date ? values.selectedTime : undefined}
        error={fields.selectedTime}
      />
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
