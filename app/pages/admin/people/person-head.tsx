import { Link } from 'react-router';
import { MailLink, PhoneLink } from '#app/pages/admin/leads/ways-to-reach.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { inPence } from '#domain/people/value.ts';
import { PersonStatusTag, WaitingTag } from './person-status.tsx';
import type { PersonView } from './person-view.ts';

/** Who it is and how to reach them, before anything else. */
export function PersonHead({ view: { person, addresses } }: { view: PersonView }) {
  const reachable = addresses.find(({ bounced }) => bounced === null) ?? addresses[0];
  return (
    <header className="mb-8 grid gap-3">
      <h1 className="wrap-anywhere text-3xl">
        {person.name || reachable?.email || 'Without a name'}
        {person.company && <span className="block pt-1 text-ink-soft text-xl">{person.company}</span>}
      </h1>
      <p className="flex flex-wrap items-center gap-2">
        <PersonStatusTag status={person.status} />
        {person.waiting && <WaitingTag />}
        {person.value_pence !== null && (
          <span className="figures font-semibold text-sm">{inPence(person.value_pence)}</span>
        )}
        {person.owner && <span className="text-ink-soft text-sm">Looked after by {person.owner}</span>}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2 [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:wrap-anywhere">
        {person.phone && <PhoneLink number={person.phone} />}
        {reachable && <MailLink address={reachable.email} />}
        {reachable && (
          <Link className={buttonClass({ tone: 'ink', size: 'sm' })} to={`/admin/letter?person=${person.id}`}>
            Write to them
          </Link>
        )}
        <Link
          className={buttonClass({ tone: 'outline', size: 'sm' })}
          to={`/admin/bookings/new?person=${person.id}`}
        >
          Book a call
        </Link>
      </p>
    </header>
  );
}
