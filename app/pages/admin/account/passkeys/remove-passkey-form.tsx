import { Link } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { AccountField } from '#app/pages/staff/account-field.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';

type RemovePasskeyFormProps = {
  passkey: { id: string };
  /** The password alone signs in afterwards. */
  last: boolean;
  /** Whoever is in this role has to have a second step. */
  needed: boolean;
  failure: FormFailure | undefined;
};

/** What follows from it, and the password once more. */
export function RemovePasskeyForm({ passkey: { id }, last, needed, failure }: RemovePasskeyFormProps) {
  return (
    <form method="post" noValidate className="grid max-w-[28rem] gap-5">
      <p>
        It opens your account no longer. Where it lies, in a device or a password manager, delete it there as
        well.
        {last &&
          ' It is your only second step: your password alone signs you in afterwards, and your recovery codes end.'}
        {last && needed && ' You need a second step here: you are asked to set one up before anything else.'}
      </p>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <AccountField kind="current" failure={failure} />
      <span className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger">
          Remove the passkey
        </Button>
        <Link to="/admin/account/passkeys" className={buttonClass({ tone: 'quiet' })}>
          Keep it
        </Link>
      </span>
    </form>
  );
}
