import { useNavigation } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { AccountField } from '#app/pages/staff/account-field.tsx';
import { Button } from '#app/ui/button.tsx';

type PasswordFormProps = { email: string; failure: FormFailure | undefined };

/** A new password for whoever knows the present one. Sent as an ordinary form: the answer empties its fields. */
export function PasswordForm({ email, failure }: PasswordFormProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <form method="post" action="/admin/account" noValidate className="grid max-w-[28rem] gap-5">
      <input type="hidden" name="intent" value="password" />
      {/* For password managers, which store a password under a name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <AccountField kind="current" failure={failure} />
      <AccountField kind="newPassword" label="New password" failure={failure} />
      <AccountField kind="repeat" failure={failure} />
      <Button type="submit" tone="ink" className="justify-self-start" disabled={busy}>
        Change the password
      </Button>
    </form>
  );
}
