import { Form } from 'react-router';
import { useHeldForm } from '#app/pages/admin/parts/use-held-form.ts';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';
import type { PersonView } from './person-view.ts';

type FactsFormProps = { person: PersonView['person']; failure: FormFailure | undefined; busy: boolean };

const fields = [
  { name: 'name', label: 'Name', longest: longest.name },
  { name: 'company', label: 'Company', longest: longest.company },
  { name: 'phone', label: 'Phone', longest: longest.phone },
] as const;

/** Name, company and phone, to be corrected. Closed until somebody wants to, or something went wrong. */
export function FactsForm({ person, failure, busy }: FactsFormProps) {
  const { key, seen, on, meanwhile } = useHeldForm({
    saved: { name: person.name, company: person.company, phone: person.phone },
    ...{ seen: String(person.updated_at), failure },
  });
  return (
    <details key={key} open={failure !== undefined} className="group/facts">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        Change name, company or phone
      </summary>
      <Form method="post" noValidate {...on} className="mt-3 grid gap-4">
        <input type="hidden" name="intent" value="facts" />
        <input type="hidden" name="seen" value={seen} />
        {fields.map(({ name, label, longest: max }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            longest={max}
            type={name === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            hint={meanwhile(name)}
            error={failure?.fields[name]}
            defaultValue={failure?.values[name] ?? person[name]}
          />
        ))}
        <p>
          <Button type="submit" tone="outline" size="sm" disabled={busy}>
            Save details
          </Button>
        </p>
      </Form>
    </details>
  );
}
