import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { FieldGroup } from '#app/ui/field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type InviteFormProps = {
  failure: FormFailure | undefined;
  byMail: boolean;
  /** The link of the invitation that was just made, where it goes by hand. */
  made: { link: string; email: string } | null;
};

/** Invites a colleague; without a mail server it shows the link to pass on. */
export function InviteForm({ failure, byMail, made }: InviteFormProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      {made && (
        <div role="status" className="mb-6 rounded-lg bg-sand p-4">
          <p className="mb-2 font-medium wrap-anywhere">Pass this link on to {made.email}:</p>
          <p className="wrap-anywhere select-all font-mono text-sm">{made.link}</p>
          <p className="mt-2 text-sm">It works once, for seven days, and is not shown again.</p>
        </div>
      )}
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="invite" />
        <TextField
          name="email"
          label="Email address"
          type="email"
          autoComplete="off"
          error={failure?.fields.email}
          defaultValue={failure?.values.email}
          hint={byMail ? undefined : 'No mail server is set up: you get a link to pass on.'}
        />
        <FieldGroup id="role" label="Role" error={failure?.fields.role}>
          <ChipGroup>
            <Chip
              type="radio"
              name="role"
              value="staff"
              label="Staff"
              defaultChecked={failure?.values.role !== 'owner'}
            />
            <Chip
              type="radio"
              name="role"
              value="owner"
              label="Owner"
              defaultChecked={failure?.values.role === 'owner'}
            />
          </ChipGroup>
        </FieldGroup>
        <Button type="submit" tone="ink" className="justify-self-start" disabled={busy}>
          Invite
        </Button>
      </Form>
    </>
  );
}
