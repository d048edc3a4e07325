import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { personStatuses } from '#domain/people/status.ts';
import type { Colleague } from './people-view.ts';
import { personStatusWords } from './person-status.tsx';

/** Changes everybody who is ticked in the list above. */
export function ChangeMany({ team, busy }: { team: Colleague[]; busy: boolean }) {
  return (
    <fieldset className="mt-5 rounded-xl bg-sand p-5">
      <legend className="float-left mb-3 w-full font-semibold">Change those you have ticked</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2 md:grid-cols-[1fr_1fr_auto] md:items-end">
        <Field id="many-status" label="Status">
          {(control) => (
            <Select {...control} name="status" defaultValue="">
              <option value="">Leave as it is</option>
              {personStatuses.map((status) => (
                <option key={status} value={status}>
                  {personStatusWords[status]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="many-owner" label="Looked after by">
          {(control) => (
            <Select {...control} name="owner" defaultValue="">
              <option value="">Leave as it is</option>
              <option value="nobody">Nobody</option>
              {team.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" tone="outline" disabled={busy}>
          Change them
        </Button>
      </div>
    </fieldset>
  );
}
