import { Link } from 'react-router';

/** On the account's page: whether there is a second step, and the way to it. */
export function SecondStepLead({ step }: { step: { codesLeft: number } | null }) {
  return (
    <>
      <p>
        {step
          ? `You sign in with your password and a code from your app. ${codesLeftWords(step.codesLeft)}`
          : 'You sign in with your password alone. With a second step, a code from an app on your phone, a stolen password opens nothing.'}
      </p>
      <Link to="/admin/account/second-step" className="link inline-flex min-h-11 items-center">
        {step ? 'Recovery codes, or switch it off' : 'Set up a second step'}
      </Link>
    </>
  );
}

/** How many recovery codes are left, as a sentence. */
export function codesLeftWords(left: number): string {
  if (left === 0) return 'No recovery code is left: please make new ones.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
