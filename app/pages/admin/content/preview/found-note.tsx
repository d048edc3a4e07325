import { Link } from 'react-router';
import type { Found } from './preview-view.ts';

/** Which field a text of the page comes from. */
export function FoundNote({ found }: { found: Found }) {
  return (
    <div role="status" className="mb-4 grid gap-1 rounded-lg bg-sand p-4">
      <p className="line-clamp-2 text-ink-soft text-sm">‘{found.text}’</p>
      {found.href ? (
        <p>
          stands in {/* Loaded anew, so that the browser unfolds what the field lies in. */}
          <Link to={found.href} reloadDocument className="link font-medium">
            {found.where}
          </Link>
          .
        </p>
      ) : (
        <p>
          is not the text of one field. It may be put together from several, as prices and dates are; look for
          a shorter part of it.
        </p>
      )}
    </div>
  );
}
