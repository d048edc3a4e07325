import { Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { CountRow } from '#app/pages/admin/parts/count-row.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Rows } from '#app/pages/admin/parts/row.tsx';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { shortCount } from '#domain/format/count-text.ts';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { formatInstantTime, wallClock } from '#domain/format/instant.ts';
import { nearInstant } from '#domain/format/near.ts';
import { listStaff } from '#server/auth/staff-list.ts';
import { loadRules } from '#server/availability/rules.ts';
import { countHits } from '#server/bookings/absences/hits.ts';
import { countBookings, listBookings } from '#server/bookings/list.ts';
import { scheduledReleases } from '#server/content/releases/history.ts';
import { mayPublish } from '#server/content/releases/may-publish.ts';
import { refusedLast } from '#server/content/releases/refused-last.ts';
import { savedByOthers } from '#server/content/releases/saved-by-others.ts';
import { countDataRequests } from '#server/data-requests/find.ts';
import { countUnsorted } from '#server/inbox/sort/unsorted.ts';
import { countNewLeads } from '#server/leads/list.ts';
import { outboxHealth } from '#server/outbox/health.ts';
import { countUnfinished } from '#server/privacy/record/erasures.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { launchListNow } from '#server/start/launch/put-aside.ts';
import { todaysCalls } from '#server/today/agenda.ts';
import { answersDue, proposalsDue, stepsDue } from '#server/today/due.ts';
import { lately } from '#server/today/lately.ts';
import type { Route } from './+types/today-page.ts';
import { Agenda } from './agenda.tsx';
import { agendaRow } from './agenda-view.ts';
import { AttentionNotes } from './attention-notes.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { calendarSummary } from './calendar-summary.ts';
import { DataRequestsNote } from './data-requests-note.tsx';
import { DueRows } from './due-rows.tsx';
import { dueRows } from './due-view.ts';
import { LatelyRows } from './lately-rows.tsx';
import { latelyRow, yesterdayBegan } from './lately-view.ts';
import { LaunchList } from './launch-list.tsx';
import { waitingNotes } from './waiting-notes.ts';
import { mailsStand, quarantineWaits, requestsWait } from './waiting-words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const { bookings } = await listBookings(services, 'upcoming', { most: 1 });
  const next = bookings[0];
  const { zone } = await loadRules(services.db.query);
  const now = services.clock.now();
  const today = wallClock(now, zone).date;
  const queries = services.db.query;
  const owner = staff.role === 'owner';
  const requests = await countBookings(services, 'requests');
  const team = await listStaff(services, 'all');
  const nameOf = (id: string) => team.find((one) => one.id === id)?.name ?? 'a former colleague';
  const outbox = await outboxHealth(queries);
  const calendar = await calendarSummary(services);
  const publishes = await mayPublish(queries, staff);
  const refusedAt = publishes ? await refusedLast(queries, now) : null;
  const releases = publishes ? await scheduledReleases(queries) : [];
  const goOut = releases.flatMap(({ publishAt }) =>
    publishAt !== null && wallClock(publishAt, agencyZone).date === wallClock(now, agencyZone).date
      ? [formatInstantTime(publishAt, agencyZone)]
      : [],
  );
  const due = [await answersDue(queries), await proposalsDue(queries), await stepsDue(queries, today)];
  return {
    name: staff.name,
    owner,
    date: formatBritishDate(today),
    due: dueRows(
      due.flatMap(({ shown }) => shown),
      now,
      zone,
    ),
    moreDue: due.reduce((sum, { more }) => sum + more, 0),
    lately: (await lately(queries, { since: yesterdayBegan(now, zone), me: staff.id })).map((news) =>
      latelyRow(news, { now, zone, nameOf }),
    ),
    agenda: (await todaysCalls(services, zone)).map((call) => agendaRow(call, zone)),
    upcoming: await countBookings(services, 'upcoming'),
    requests,
    waiting: waitingNotes({
      ...{ requests, calendar, owner, undelivered: outbox.dead },
      letters: await countUnsorted(queries),
      absent: await countHits(queries, now),
      texts: publishes ? await savedByOthers(queries, staff.id) : 0,
      goOut,
      refused: refusedAt === null ? null : nearInstant(refusedAt, now, agencyZone),
    }),
    next: next && { name: next.name, when: nearInstant(next.startsAt, now, zone) },
    leads: await countNewLeads(services),
    outbox,
    calendar,
    attention: await attentionNotes(services),
    dataRequests: {
      ...(await countDataRequests(services)),
      unfinished: await countUnfinished(services),
    },
    launch: owner ? await launchListNow(services) : null,
  };
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { name, date, due, moreDue, agenda, upcoming, requests, next, leads, outbox } = loaderData;
  return (
    <>
      <h1 className="text-3xl">Hello {name}</h1>
      <p className="mt-1 mb-8 text-ink-soft">{date}</p>
      <AttentionNotes notes={loaderData.attention} />
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <Agenda rows={agenda} next={next ? `with ${next.name}, ${next.when}` : null} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <DueRows rows={due} more={moreDue} waiting={loaderData.waiting} />
        </div>
        <Part id="glance" title="At a glance">
          <Rows>
            <CountRow title="New leads" to="/admin/leads" count={shortCount(leads.received)}>
              {quarantineWaits(leads.quarantined)}
            </CountRow>
            <CountRow title="Upcoming calls" to="/admin/bookings" count={shortCount(upcoming)}>
              {requests > 0 && <span className="block font-semibold text-ink">{requestsWait(requests)}</span>}
              {next ? `Next: ${next.name}, ${next.when}` : 'No call is booked yet.'}
            </CountRow>
            <CountRow title="Emails" to="/admin/mail" count={shortCount(outbox.done)}>
              {mailsStand(outbox)}
            </CountRow>
            <CalendarCard summary={loaderData.calendar} linked={loaderData.owner} />
          </Rows>
        </Part>
        <div className="lg:col-span-2">
          <LatelyRows rows={loaderData.lately} />
        </div>
      </div>
      {loaderData.owner && <DataRequestsNote {...loaderData.dataRequests} />}
      {loaderData.launch && <LaunchList list={loaderData.launch} />}
      <p className="mt-10">
        <Link to="/book-discovery-call" reloadDocument className="link">
          See the booking page as a visitor
        </Link>
      </p>
    </>
  );
}
