import { Link } from 'react-router';
import { mayOpen } from '#app/access.ts';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { CsvLink } from '#app/pages/admin/parts/csv-link.tsx';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { shortCount } from '#domain/format/count-text.ts';
import { loadRules } from '#server/availability/rules.ts';
import {
  type BookingSection,
  bookingOrder,
  bookingSections,
  listAndCountBookings,
} from '#server/bookings/list.ts';
import { readPlace } from '#server/db/keyset.ts';
import type { Services } from '#server/ports/services.ts';
import type { Route } from './+types/bookings-page.ts';
import { bookingRow } from './booking-row.ts';
import { BookingRows } from './booking-rows.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Bookings');

/** How many of each list stand on the page of all; the rest is a click away. */
const atFirst = 20;

const words: Record<BookingSection, { title: string; hint?: string; empty?: string }> = {
  requests: {
    title: 'Waiting for your answer',
    hint: 'Confirm or decline each; the visitor is told either way.',
  },
  unmarked: { title: 'How did they go?', hint: 'Mark these as done or as a no-show.' },
  upcoming: {
    title: 'Upcoming',
    empty:
      'No call is booked yet. Each one that a visitor books appears here, and you can book one for somebody.',
  },
  'called-off': { title: 'Called off', hint: 'Cancelled or declined before their time came.' },
  past: { title: 'Past', empty: 'Calls appear here once they are over.' },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = staffOf(context);
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const only = bookingSections.find((section) => section === search.get('show')) ?? null;
  const { zone } = await loadRules(services.db.query);
  const sections = await Promise.all(
    (only ? [only] : bookingSections).map((section) =>
      loadSection(services, { section, zone, search: only && search }),
    ),
  );
  const hasCalls = sections.some(({ rows }) => rows.length > 0);
  const csv =
    hasCalls && mayOpen(role, '/admin/bookings.csv')
      ? listAddress('/admin/bookings.csv', { show: only })
      : null;
  return { only, sections, csv };
}

type Wanted = {
  section: BookingSection;
  zone: string;
  /** Where the list stands alone: the address, with the place in it. */
  search: URLSearchParams | null;
};

async function loadSection(services: Services, { section, zone, search }: Wanted) {
  const options = search ? { place: readPlace(search, bookingOrder(section)) } : { most: atFirst };
  const { bookings, count, ...beside } = await listAndCountBookings(services, section, options);
  return {
    section,
    count: shortCount(count),
    rows: bookings.map((booking) => bookingRow(booking, services.clock.now(), zone)),
    beside,
  };
}

export default function BookingsPage({ loaderData: { only, sections, csv } }: Route.ComponentProps) {
  const shown = sections.filter(({ section, rows }) => only || rows.length > 0 || words[section].empty);
  return (
    <>
      {only && <BackLink to="/admin/bookings">All bookings</BackLink>}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Bookings</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <CsvLink href={csv} />
          <Link className={buttonClass({ tone: 'ink', size: 'sm' })} to="/admin/bookings/new">
            Book a call
          </Link>
        </div>
      </div>
      {shown.map(({ section, count, rows, beside }) => (
        <BookingRows
          key={section}
          id={section}
          {...words[section]}
          empty={words[section].empty ?? 'There are none here now.'}
          rows={rows}
          count={count}
          all={!only && beside.after !== null ? listAddress('/admin/bookings', { show: section }) : null}
        >
          {only && (
            <PageTurner
              beside={beside}
              to={(place) => listAddress('/admin/bookings', { show: section, ...place })}
              words={
                only === 'past' || only === 'called-off' ? undefined : { before: 'Earlier', after: 'Later' }
              }
            />
          )}
        </BookingRows>
      ))}
    </>
  );
}
