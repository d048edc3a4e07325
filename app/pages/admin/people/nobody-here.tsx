import { Link } from 'react-router';

/** Why the list is empty, and what would be in it. */
export function NobodyHere({ isFiltered }: { isFiltered: boolean }) {
  return (
    <p className="max-w-[38rem] rounded-lg bg-sand p-5">
      {isFiltered ? (
        <>
          Nobody matches all of this. Remove something from the filter, or{' '}
          <Link className="link" to="/admin/people">
            show everybody
          </Link>
          .
        </>
      ) : (
        'Nobody has written or booked a call yet. Anyone who does appears here, with everything you know about them on one page.'
      )}
    </p>
  );
}
