import type { FormFailure } from '#app/pages/form-failure.ts';
import { AccountField } from '#app/pages/staff/account-field.tsx';
import { Button } from '#app/ui/button.tsx';

/** The first of two parts of setting it up: the password once more. */
export function BeginForm({ failure }: { failure: FormFailure | undefined }) {
  return (
    <>
      <p className="mb-6">
        With a second step you sign in with your password and a code of six digits. An app on your phone makes
        the code, such as the password manager of your phone, Google Authenticator or 2FAS.
      </p>
      <form method="post" noValidate className="grid max-w-[28rem] gap-5">
        <input type="hidden" name="intent" value="begin" />
        <AccountField kind="current" failure={failure} />
        <Button type="submit" tone="ink" className="justify-self-start">
          Set it up
        </Button>
      </form>
    </>
  );
}
