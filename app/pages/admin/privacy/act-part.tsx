import { Form } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';

type ActPartProps = { address: string; failure: FormFailure | undefined; busy: boolean };

/** What can be done with all of it: given out as a file, or erased. */
export function ActPart({ address, failure, busy }: ActPartProps) {
  return (
    <div className="grid grid-cols-1 gap-9">
      <Part id="export" title="Give it out">
        <p className="mb-4 text-sm">
          One file that opens in any browser, with everything we hold about them: our notes, their files, and
          a part for programs. Nothing is sent: read it first, then send it to the address it is about.
        </p>
        <form method="post" action="/admin/privacy/export">
          <input type="hidden" name="address" value={address} />
          <Button type="submit">Download the export</Button>
        </form>
      </Part>
      <Part id="erase" title="Erase it">
        <Form method="post" noValidate className="grid gap-4 rounded-lg bg-danger-wash p-5">
          <p className="text-sm">
            Everything we hold about them is deleted for good, calendar entries included. Coming calls are
            cancelled; for past calls only the time is kept, without a name. Make sure that it is really them
            asking.
          </p>
          <TextField
            name="sure"
            type="email"
            autoComplete="off"
            label="The address once more, to be sure"
            longest={longest.email}
            error={failure?.fields.sure}
            defaultValue={failure?.values.sure}
          />
          <p>
            <Button type="submit" tone="danger" size="sm" disabled={busy}>
              Erase this person for good
            </Button>
          </p>
        </Form>
      </Part>
    </div>
  );
}
