import { Form } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field, FieldGroup } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';

type CalendarsFormProps = {
  calendars: Array<{ id: string; name: string; owned: boolean }>;
  write: string;
  checked: string[];
  canList: boolean;
  failure: FormFailure | undefined;
  busy: boolean;
  saved: boolean;
};

/** Which calendar calls are written to, and whose busy time counts. */
export function CalendarsForm({
  calendars,
  write,
  checked,
  canList,
  failure,
  busy,
  saved,
}: CalendarsFormProps) {
  return (
    <section aria-labelledby="calendars" className="grid content-start gap-4">
      <h2 id="calendars" className="text-xl">
        Calendars
      </h2>
      {!canList && (
        <p>
          Only your main calendar can be used, because the box ‘See the list of your calendars’ was not
          ticked. Reconnect with it ticked to choose others.
        </p>
      )}
      <Form method="post" className="grid gap-5" key={`${write} ${checked.join()}`}>
        <input type="hidden" name="intent" value="calendars" />
        <Field
          id="write"
          label="Write calls to"
          hint="Only calendars that you own."
          error={failure?.fields.write}
        >
          {(control) => (
            <Select {...control} name="write" defaultValue={write}>
              {calendars
                .filter(({ owned }) => owned)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <FieldGroup
          id="checked"
          label="Not free when one of these is busy"
          hint="The calendar that calls are written to always counts."
          error={failure?.fields.checked}
        >
          {calendars.map(({ id, name }) => (
            <Checkbox key={id} name="checked" value={id} label={name} defaultChecked={checked.includes(id)} />
          ))}
        </FieldGroup>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" tone="ink" disabled={busy}>
            Save calendars
          </Button>
          <p role="status">{saved && 'The calendars are saved.'}</p>
        </div>
      </Form>
      {canList && (
        <Form method="post">
          <input type="hidden" name="intent" value="relist" />
          <Button type="submit" tone="quiet" size="sm" disabled={busy}>
            Read the list of calendars again
          </Button>
        </Form>
      )}
    </section>
  );
}
