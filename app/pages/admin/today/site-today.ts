import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { formatInstantTime, wallClock } from '#domain/format/instant.ts';
import { nearInstant } from '#domain/format/near.ts';
import { listStaff } from '#server/auth/staff-list.ts';
import { loadRules } from '#server/availability/rules.ts';
import { together } from '#server/base/together.ts';
import { countHits } from '#server/bookings/absences/hits.ts';
import { countBookings, listBookings } from '#server/bookings/list.ts';
import { refusedLast } from '#server/content/releases/refused-last.ts';
import { unpublished } from '#server/content/releases/saved-by-others.ts';
import { countDataRequests } from '#server/data-requests/find.ts';
import { countUnsorted } from '#server/inbox/sort/unsorted.ts';
import { countNewLeads } from '#server/leads/list.ts';
import { outboxHealth } from '#server/outbox/health.ts';
import { countUnfinished } from '#server/privacy/record/erasures.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { launchListNow } from '#server/start/launch/put-aside.ts';
import type { SiteServices } from '#server/start/site-services.ts';
import { todaysCalls } from '#server/today/agenda.ts';
import { answersDue, proposalsDue, stepsDue } from '#server/today/due.ts';
import { agendaRow } from './agenda-view.ts';
import { calendarSummary } from './calendar-summary.ts';
import { dueRows } from './due-view.ts';
import { launchBrief } from './launch-brief.ts';

/** For whom the page is: who may publish is told what waits for it, an owner also what is to be settled. */
type Audience = 'everybody' | 'publishers' | 'owners';

/**
 * What Today tells, by whom it is for. None of it depends on who of them asks, so it is read once for all who ask at
 * the same moment, whole: what is read sooner would be read again for those who come meanwhile. What does depend on
 * who asks is read by the page itself.
 */
type SiteToday = Record<Audience, () => ReturnType<typeof readFor>>;

const known = new WeakMap<SiteServices, SiteToday>();

export function siteToday(services: SiteServices): SiteToday {
  const before = known.get(services);
  if (before) return before;
  const made: SiteToday = {
    everybody: together(() => readFor('everybody', services)),
    publishers: together(() => readFor('publishers', services)),
    owners: together(() => readFor('owners', services)),
  };
  known.set(services, made);
  return made;
}

async function readFor(audience: Audience, services: SiteServices) {
  const [all, publishing, launch] = await Promise.all([
    forEverybody(services),
    audience === 'everybody' ? null : forPublishers(services),
    audience === 'owners' ? launchListNow(services).then(launchBrief) : null,
  ]);
  return { ...all, publishing, launch };
}

async function forEverybody(services: SiteServices) {
  // First: part of it is asked for the launch list at the same moment.
  const attention = await attentionNotes(services);
  const queries = services.db.query;
  const now = services.clock.now();
  const { zone } = await loadRules(queries);
  const today = wallClock(now, zone).date;
  const { bookings } = await listBookings(services, 'upcoming', { most: 1 });
  const next = bookings[0];
  const team = await listStaff(services, 'all');
  const due = [await answersDue(queries), await proposalsDue(queries), await stepsDue(queries, today)];
  return {
    ...{ now, zone, date: formatBritishDate(today) },
    staffNames: new Map(team.map(({ id, name }) => [id, name])),
    due: dueRows(
      due.flatMap(({ shown }) => shown),
      now,
      zone,
    ),
    moreDue: due.reduce((sum, { more }) => sum + more, 0),
    agenda: (await todaysCalls(services, zone)).map((call) => agendaRow(call, zone)),
    upcoming: await countBookings(services, 'upcoming'),
    requests: await countBookings(services, 'requests'),
    letters: await countUnsorted(queries),
    absent: await countHits(queries, now),
    next: next && { name: next.name, when: nearInstant(next.startsAt, now, zone) },
    leads: await countNewLeads(services),
    outbox: await outboxHealth(queries),
    calendar: await calendarSummary(services),
    attention,
    dataRequests: {
      ...(await countDataRequests(services)),
      unfinished: await countUnfinished(services),
    },
  };
}

/** For whoever may publish: what waits, what goes out today by itself, and what was refused. */
async function forPublishers({ db, clock }: SiteServices) {
  const now = clock.now();
  const waiting = await unpublished(db.query);
  const refusedAt = await refusedLast(db.query, now);
  const today = wallClock(now, agencyZone).date;
  return {
    waiting,
    goOut: waiting.scheduled.flatMap(({ publishAt }) =>
      publishAt !== null && wallClock(publishAt, agencyZone).date === today
        ? [formatInstantTime(publishAt, agencyZone)]
        : [],
    ),
    refused: refusedAt === null ? null : nearInstant(refusedAt, now, agencyZone),
  };
}
