import { Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { CountRow } from '#app/pages/admin/parts/count-row.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Rows } from '#app/pages/admin/parts/row.tsx';
import { shortCount } from '#domain/format/count-text.ts';
import { mayPublish } from '#server/content/releases/may-publish.ts';
import { savedByOthers } from '#server/content/releases/saved-by-others.ts';
import { lately } from '#server/today/lately.ts';
import type { Route } from './+types/today-page.ts';
import { Agenda } from './agenda.tsx';
import { AttentionNotes } from './attention-notes.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { DataRequestsNote } from './data-requests-note.tsx';
import { DueRows } from './due-rows.tsx';
import { LatelyRows } from './lately-rows.tsx';
import { latelyRow, yesterdayBegan } from './lately-view.ts';
import { LaunchList } from './launch-list.tsx';
import { siteToday } from './site-today.ts';
import { waitingNotes } from './waiting-notes.ts';
import { mailsStand, quarantineWaits, requestsWait } from './waiting-words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const queries = services.db.query;
  const owner = staff.role === 'owner';
  const audience = owner ? 'owners' : (await mayPublish(queries, staff)) ? 'publishers' : 'everybody';
  const read = siteToday(services)[audience];
  const { now, zone, staffNames, letters, absent, publishing, ...all } = await read();
  const nameOf = (id: string) => staffNames.get(id) ?? 'a former colleague';
  return {
    ...all,
    name: staff.name,
    owner,
    lately: (await lately(queries, { since: yesterdayBegan(now, zone), me: staff.id })).map((news) =>
      latelyRow(news, { now, zone, nameOf }),
    ),
    waiting: waitingNotes({
      ...{ requests: all.requests, calendar: all.calendar, owner, undelivered: all.outbox.dead },
      ...{ letters, absent },
      texts: publishing ? savedByOthers(publishing.waiting, staff.id) : 0,
      goOut: publishing?.goOut ?? [],
      refused: publishing?.refused ?? null,
    }),
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
