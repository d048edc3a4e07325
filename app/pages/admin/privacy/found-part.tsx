import { Link } from 'react-router';
import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import type { FindView } from './find-view.ts';

/** What is held about a person, and where somebody else's records name them. */
export function FoundPart({ found, address }: { found: FindView; address: string }) {
  const { kinds, mentions, names, others, proofs } = found;
  return (
    <div className="grid grid-cols-1 gap-9">
      <Part id="held" title="What we hold">
        {names.length > 0 && <p className="wrap-anywhere mb-1">Under the name of {names.join(', ')}.</p>}
        {others.length > 0 && (
          <p className="wrap-anywhere mb-1">The same person also has {others.join(', ')}: counted as well.</p>
        )}
        {kinds.length === 0 && (
          <p className="rounded-lg bg-sand p-5">
            Nothing is held under this address. Ask whether they used another one with us.
          </p>
        )}
        <Rows className="mt-3">
          {kinds.map(({ kind, words, links }) => (
            <Row key={kind} className="sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
              <span>{words}</span>
              <span className="flex flex-wrap gap-x-4 text-sm">
                {links.map(({ to, label }) => (
                  <Link key={to} to={to} className="link inline-flex min-h-6 items-center">
                    {label}
                    <span className="sr-only">, of {words}</span>
                  </Link>
                ))}
              </span>
            </Row>
          ))}
        </Rows>
      </Part>
      <Part id="mentions" title="Mentioned in records of others">
        {mentions.length === 0 ? (
          <p>Nobody else’s record names this address.</p>
        ) : (
          <>
            <p className="mb-3 max-w-[44rem]">
              These belong to somebody else, so they are neither exported nor erased with this person. Take
              the address out where it is no longer needed.
            </p>
            <ul className="grid list-disc gap-1 pl-5">
              {mentions.map(({ to, label }) => (
                <li key={`${label} ${to}`}>
                  <Link to={to} className="link">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {proofs > 0 && (
          <p className="mt-4 max-w-[44rem]">
            {proofs === 1 ? 'The proof of a review names' : `The proofs of ${proofs} reviews name`} somebody
            like this, with other contact details. If it is them, take the proof out at{' '}
            <Link to={documentAddress('testimonials')} className="link">
              the reviews
            </Link>
            .
          </p>
        )}
      </Part>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          Where else something may lie
        </summary>
        <ul className="mt-3 grid max-w-[44rem] list-disc gap-2 pl-5">
          <li>
            The search index and the entries in the calendar follow the records above, and go with them.
          </li>
          <li>
            Counters against abuse hold a scrambled form of the address for two days. Nobody can read an
            address from it.
          </li>
          <li>
            The server’s log holds times, kinds of events and record numbers, never a name, address or
            message.
          </li>
          <li>
            Entries that you made by hand in Google Calendar are not the website’s:{' '}
            <a
              className="link"
              href={`https://calendar.google.com/calendar/u/0/r/search?q=${encodeURIComponent(address)}`}
              rel="noreferrer"
            >
              look for the address there
            </a>
            .
          </li>
          <li>
            Your mailbox, your bookkeeping, programs that were told by webhook, and a newsletter tool that you
            filled from our list have copies of their own.
          </li>
        </ul>
      </details>
    </div>
  );
}
