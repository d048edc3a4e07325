import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';

/** Recovery codes, this once. */
export function NewCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p role="status" className="mb-4">
        Your second step is on. These are your recovery codes: each signs you in once, if you do not have your
        app or passkey with you. Keep them somewhere other than your phone. They are not shown again, and
        earlier ones no longer work.
      </p>
      <ul
        aria-label="Recovery codes"
        className="mb-6 grid max-w-[28rem] gap-x-8 gap-y-2 rounded-lg bg-sand p-5 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap text-sm">
            {code}
          </li>
        ))}
      </ul>
      <Link to="/admin/account" className={buttonClass({ tone: 'ink' })}>
        I have kept them
      </Link>
    </>
  );
}
