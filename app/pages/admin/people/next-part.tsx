import { Form } from 'react-router';
import { useHeldForm } from '#app/pages/admin/parts/use-held-form.ts';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';
import type { PersonView } from './person-view.ts';

type NextProps = { view: PersonView; failure: FormFailure | undefined; busy: boolean };

/** What is to be done next: an answer that is owed, the next step with its day, and by whom. */
export function NextPart({ view: { person, team }, failure, busy }: NextProps) {
  const typed = failure?.values ?? {};
  const errors = failure?.fields ?? {};
  const nameOf = (id: string | null) => team.find((one) => one.id === id)?.name ?? 'Nobody yet';
  const { key, seen, on, meanwhile } = useHeldForm({
    saved: {
      ...{ nextStep: person.next_step, nextStepOn: person.next_step_on ?? '' },
      owner: person.owner_id ?? '',
    },
    ...{ seen: String(person.updated_at), failure },
  });
  return (
    <section aria-labelledby="next" className="grid gap-4 rounded-xl bg-sand p-5 sm:p-6">
      <h2 id="next" className="text-xl">
        Next
      </h2>
      {person.waiting && (
        <Form method="post" className="grid gap-3 rounded-lg bg-beacon-wash p-4 text-sm">
          <p>
            Waits for an answer since {person.waiting}
            {person.answerDue && `; promised by ${person.answerDue}`}.
          </p>
          <p>
            <Button type="submit" name="intent" value="answered" tone="outline" size="sm" disabled={busy}>
              I have answered
            </Button>
          </p>
        </Form>
      )}
      <Form method="post" key={key} {...on} noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="plan" />
        <input type="hidden" name="seen" value={seen} />
        <TextField
          name="nextStep"
          label="Next step"
          longest={longest.reason}
          hint={meanwhile('nextStep')}
          error={errors.nextStep}
          defaultValue={typed.nextStep ?? person.next_step}
        />
        <TextField
          name="nextStepOn"
          type="date"
          label="On"
          hint={meanwhile('nextStepOn')}
          error={errors.nextStepOn}
          defaultValue={typed.nextStepOn ?? person.next_step_on ?? ''}
        />
        <Field
          id="owner"
          label="Looked after by"
          hint={meanwhile('owner', nameOf(person.owner_id))}
          error={errors.owner}
        >
          {(control) => (
            <Select {...control} name="owner" defaultValue={typed.owner ?? person.owner_id ?? ''}>
              <option value="">Nobody yet</option>
              {team.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p>
          <Button type="submit" tone="ink" size="sm" disabled={busy}>
            Save next step
          </Button>
        </p>
      </Form>
    </section>
  );
}
