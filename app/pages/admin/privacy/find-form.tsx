import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';

/** Looks for everything about an address, which goes into no address of a page. */
export function FindForm({ address, error }: { address: string; error?: string | undefined }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form
      method="post"
      action="/admin/privacy"
      noValidate
      className="mb-8 grid max-w-[38rem] gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
    >
      <TextField
        name="address"
        type="email"
        autoComplete="off"
        label="Find a person’s data by email address"
        longest={longest.email}
        error={error}
        defaultValue={address}
      />
      <Button type="submit" name="intent" value="find" disabled={busy}>
        Find
      </Button>
    </Form>
  );
}
