import { Link } from 'react-router';
import type { SecondStep } from '#server/auth/second-step/second-step.ts';

/** On the account's page: whether there is a second step, and the way to it. */
export function SecondStepLead({ step }: { step: SecondStep | null }) {
  return (
    <>
      <p>
        {step
          ? `After your password you are asked for ${asked(step)}. ${codesLeftWords(step.codesLeft)}`
          : 'You sign in with your password alone. With a second step, a passkey or a code from an app on your phone, a stolen password opens nothing.'}
      </p>
      <Link to="/admin/account/second-step" className="link inline-flex min-h-11 items-center">
        {step?.since
          ? 'Recovery codes, or switch it off'
          : step
            ? 'Recovery codes, or an app as well'
            : 'Set up a second step'}
      </Link>
    </>
  );
}

const asked = ({ since, passkeys }: SecondStep) =>
  [since !== null && 'a code from your app', passkeys > 0 && 'a passkey'].filter(Boolean).join(' or ');

/** How many recovery codes are left, as a sentence. */
export function codesLeftWords(left: number): string {
  if (left === 0) return 'No recovery code is left: please make new ones.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
