import { Form } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';

type ErasePartProps = { failure: FormFailure | undefined; busy: boolean };

/** Erasing somebody for good, folded away and asked for twice, since nothing brings them back. */
export function ErasePart({ failure, busy }: ErasePartProps) {
  return (
    <details open={failure !== undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Erase this person</summary>
      <Form method="post" noValidate className="mt-3 grid gap-4 rounded-lg bg-danger-wash p-5">
        <input type="hidden" name="intent" value="erase" />
        <p className="text-sm">
          Their enquiries, files, notes, letters and newsletter are deleted for good. Coming calls are
          cancelled; for past calls only the time is kept, without a name. They are not told automatically:
          tell them before or after.
        </p>
        <TextField
          name="sure"
          type="email"
          autoComplete="off"
          label="Their email address, to be sure"
          longest={longest.email}
          error={failure?.fields.sure}
          defaultValue={failure?.values.sure}
        />
        <p>
          <Button type="submit" tone="danger" size="sm" disabled={busy}>
            Erase them for good
          </Button>
        </p>
      </Form>
    </details>
  );
}
