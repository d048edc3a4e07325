import type { FormFailure } from '#app/pages/form-failure.ts';
import { AccountField } from '#app/pages/staff/account-field.tsx';
import { Button } from '#app/ui/button.tsx';

type BeginPasskeyFormProps = { first: boolean; failure: FormFailure | undefined };

/** The first of two parts of adding one: the password once more. */
export function BeginPasskeyForm({ first, failure }: BeginPasskeyFormProps) {
  return (
    <form method="post" action="/admin/account/passkeys" noValidate className="grid max-w-[28rem] gap-5">
      <p>
        {first
          ? 'With a passkey you sign in with your fingerprint, your face or your device’s PIN, without a password or a code. It works on this site alone, so nobody can trick you into giving it away. After a password it is your second step.'
          : 'Add one for each device you sign in with, or for a security key that you keep elsewhere.'}
      </p>
      <input type="hidden" name="intent" value="begin" />
      <AccountField kind="current" failure={failure} />
      <Button type="submit" tone="ink" className="justify-self-start">
        Add a passkey
      </Button>
    </form>
  );
}
