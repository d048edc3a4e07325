import { Link } from 'react-router';

/** The link back to the list, above the page’s heading. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mb-4">
      <Link to={to} className="link">
        {children}
      </Link>
    </p>
  );
}
