import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { personStatuses } from '#domain/people/status.ts';
import type { Colleague, Everyone } from './people-view.ts';
import { personStatusWords } from './person-status.tsx';

/** @param everyone who else is on the list, in words; null when all of them are on this page */
type ChangeManyProps = { team: Colleague[]; everyone: Everyone; busy: boolean };

/**
 * Changes everybody who is ticked in the list above, or everybody who is on any page of it. While somebody is ticked
 * it stays in sight, where there is room.
 */
export function ChangeMany({ team, everyone, busy }: ChangeManyProps) {
  return (
    <fieldset className="mt-5 rounded-xl bg-sand p-5 md:group-has-[[name=person]:checked]/people:sticky md:group-has-[[name=person]:checked]/people:bottom-4 md:group-has-[[name=person]:checked]/people:z-20 md:group-has-[[name=person]:checked]/people:shadow-float">
      <legend className="float-left mb-3 w-full font-semibold">Change the people you have ticked</legend>
      {everyone && (
        <div className="clear-both mb-4">
          {'label' in everyone ? (
            <Checkbox label={everyone.label} name="everyone" value="yes" />
          ) : (
            <p className="text-ink-soft text-sm">{everyone.hint}</p>
          )}
        </div>
      )}
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
