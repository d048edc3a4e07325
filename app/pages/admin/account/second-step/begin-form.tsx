import { Link } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { AccountField } from '#app/pages/staff/account-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { codesLeftWords } from './second-step-lead.tsx';

type BeginFormProps = {
  /** Passkeys, where they are the second step already. */
  step: { passkeys: number; codesLeft: number } | null;
  failure: FormFailure | undefined;
};

/** The first of two parts of setting an app up: the password once more. */
export function BeginForm({ step, failure }: BeginFormProps) {
  return (
    <>
      <p className="mb-6">
        {step
          ? `Your passkey is your second step. ${codesLeftWords(step.codesLeft)} An app on your phone can be one as well: it makes a code of six digits, for browsers in which you have no passkey.`
          : 'With a second step you sign in with your password and a code of six digits. An app on your phone makes the code, such as the password manager of your phone, Google Authenticator or 2FAS.'}
      </p>
      <form method="post" noValidate className="grid max-w-[28rem] gap-5">
        <AccountField kind="current" failure={failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="begin" tone="ink">
            {step ? 'Set up an app' : 'Set it up'}
          </Button>
          {step && (
            <Button type="submit" name="intent" value="renew" tone="outline">
              Make new recovery codes
            </Button>
          )}
        </div>
      </form>
      {!step && (
        <p className="mt-6">
          A passkey does the same without a code:{' '}
          <Link to="/admin/account/passkeys" className="link inline-flex min-h-11 items-center">
            add a passkey
          </Link>
        </p>
      )}
    </>
  );
}
