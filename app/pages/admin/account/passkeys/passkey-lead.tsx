import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { PasskeyList } from './passkey-list.tsx';

/** On the account's page: the passkeys there are, and the way to more. */
export function PasskeyLead({ passkeys }: Pick<ComponentProps<typeof PasskeyList>, 'passkeys'>) {
  return (
    <>
      {passkeys.length > 0 ? (
        <PasskeyList passkeys={passkeys} />
      ) : (
        <p>Sign in with your fingerprint, your face or your device’s PIN, without a password or a code.</p>
      )}
      <Link to="/admin/account/passkeys" className="link mt-1 inline-flex min-h-11 items-center">
        {passkeys.length > 0 ? 'Add or remove a passkey' : 'Add a passkey'}
      </Link>
    </>
  );
}
