import { Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstantDate, formatInstantTime } from '#domain/format/instant.ts';
import { countUpcoming, listBookings } from '#server/bookings/find.ts';
import { countNewLeads } from '#server/leads/list.ts';
import { outboxHealth } from '#server/outbox/health.ts';
import { startWarnings } from '#server/start-warnings.ts';
import type { Route } from './+types/overview-page.ts';
import { CalendarCard } from './calendar-card.tsx';
import { calendarSummary } from './calendar-summary.ts';
import { CountCard } from './count-card.tsx';

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
    leads: await countNewLeads(services),
    outbox: await outboxHealth(services),
    calendar: await calendarSummary(services),
    warnings: startWarnings(services.env),
  };
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { name, upcoming, next, leads, outbox, calendar, warnings } = loaderData;
  return (
    <>
      <h1 className="mb-8 text-3xl">Hello {name}</h1>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        <CountCard title="New leads" href="/admin/leads" count={leads.received}>
          {leads.held > 0 ? `${leads.held} more wait in quarantine` : 'Nothing waits in quarantine.'}
        </CountCard>
        <CountCard title="Upcoming calls" href="/admin/bookings" count={upcoming}>
          {next ? `Next: ${next.name}, ${next.when}` : 'No call is booked yet.'}
        </CountCard>
        <CountCard title="E-mails" href="/admin/mail" count={outbox.done}>
          sent; {outbox.waiting} waiting, {outbox.dead} failed
        </CountCard>
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
