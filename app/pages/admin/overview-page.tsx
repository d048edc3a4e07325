import { Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { Card, CardLink } from '#app/ui/card.tsx';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstantDate, formatInstantTime } from '#domain/format/instant.ts';
import { listBlockedDates } from '#server/blocked-dates/blocked-dates.ts';
import { countUpcoming, listBookings } from '#server/bookings/find.ts';
import { outboxHealth } from '#server/outbox/health.ts';
import { startWarnings } from '#server/start-warnings.ts';
import type { Route } from './+types/overview-page.ts';
import { CalendarCard } from './calendar-card.tsx';
import { calendarSummary } from './calendar-summary.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const next = (await listBookings(services)).upcoming.find((booking) => booking.status === 'confirmed');
  return {
    name: staff.name,
    upcoming: await countUpcoming(services),
    next: next && {
      id: next.id,
      name: next.name,
      when: `${formatInstantDate(next.startsAt, agencyZone)} at ${formatInstantTime(next.startsAt, agencyZone)}`,
    },
    blocked: (await listBlockedDates(services)).length,
    outbox: await outboxHealth(services),
    calendar: await calendarSummary(services),
    warnings: startWarnings(services.env),
  };
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { name, upcoming, next, blocked, outbox, calendar, warnings } = loaderData;
  return (
    <>
      <h1 className="mb-8 text-3xl">Hello {name}</h1>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        <Card as="li">
          <h2 className="mb-2 text-lg">
            <CardLink href="/admin/bookings">Upcoming calls</CardLink>
          </h2>
          <p className="font-display text-4xl tabular-nums">{upcoming}</p>
          {next ? (
            <p className="mt-2 text-sm">
              Next: {next.name}, {next.when}
            </p>
          ) : (
            <p className="mt-2 text-sm">No call is booked yet.</p>
          )}
        </Card>
        <Card as="li">
          <h2 className="mb-2 text-lg">
            <CardLink href="/admin/blocked-dates">Blocked dates</CardLink>
          </h2>
          <p className="font-display text-4xl tabular-nums">{blocked}</p>
        </Card>
        <Card as="li">
          <h2 className="mb-2 text-lg">
            <CardLink href="/admin/mail">E-mails</CardLink>
          </h2>
          <p className="font-display text-4xl tabular-nums">{outbox.done}</p>
          <p className="mt-2 text-sm">
            sent; {outbox.waiting} waiting, {outbox.dead} failed
          </p>
        </Card>
        <CalendarCard summary={calendar} />
      </ul>
      {warnings.length > 0 && (
        <section aria-labelledby="before-launch" className="mt-10 max-w-[49rem]">
          <h2 id="before-launch" className="mb-3 text-xl">
            Before launch
          </h2>
          <ul className="grid list-disc gap-2 pl-5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-10">
        <Link to="/book-discovery-call" reloadDocument className="link">
          See the booking page as a visitor
        </Link>
      </p>
    </>
  );
}
