import { dayMs } from '#domain/format/durations.ts';
import { spanOf } from './event-resource.ts';
import type { EventCall } from './events.ts';
import type { Reply } from './reply.ts';
import { refuse, refuseParameter } from './reply.ts';
import type { FakeEvent } from './world.ts';

/** `updatedMin` further back than this answers 410 updatedMinTooLongAgo. */
const updatedMinReachMs = 28 * dayMs;
const barredWithSyncToken = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'timeMin',
  'timeMax',
  'updatedMin',
];

function instantParameter(query: URLSearchParams, name: string): number | null {
  const value = query.get(name);
  if (value === null) return null;
  if (!/(Z|[+-]\d\d:\d\d)$/.test(value) || Number.isNaN(Date.parse(value))) refuse('badRequest');
  return Date.parse(value);
}

/** The revision a sync token stands for; 410 when it is spent, 400 beside parameters it excludes. */
function revisionOf(call: EventCall, syncToken: string): number {
  const barred = barredWithSyncToken.find((name) => call.query.has(name));
  if (barred) refuseParameter('invalid', 'Sync token cannot be used with this parameter.', barred);
  const [, epoch, revision] = /^sync-(\d+)-(\d+)$/.exec(syncToken) ?? [];
  if (Number(epoch) !== call.world.syncEpoch) refuse('fullSyncRequired');
  return Number(revision);
}

/** The events that the parameters ask for, in Google’s order. */
function select(call: EventCall): FakeEvent[] {
  const { query, calendar, world } = call;
  const all = [...calendar.events.values()].sort((a, b) => a.revision - b.revision);
  const syncToken = query.get('syncToken');
  if (syncToken !== null) {
    const since = revisionOf(call, syncToken);
    return all.filter((event) => event.revision > since);
  }
  const timeMin = instantParameter(query, 'timeMin') ?? -Infinity;
  const timeMax = instantParameter(query, 'timeMax') ?? Infinity;
  const updatedMin = instantParameter(query, 'updatedMin');
  if (updatedMin !== null && updatedMin < world.now() - updatedMinReachMs) refuse('updatedMinTooLongAgo');
  if (query.get('orderBy') === 'startTime' && query.get('singleEvents') !== 'true') {
    refuseParameter(
      'invalid',
      'The requested ordering is not available for the particular query.',
      'orderBy',
    );
  }
  const showDeleted = query.get('showDeleted') === 'true' || updatedMin !== null;
  const chosen = all.filter((event) => {
    if (event.resource.status === 'cancelled' && !showDeleted) return false;
    if (updatedMin !== null && Date.parse(String(event.resource.updated)) < updatedMin) return false;
    const { startAt, endAt } = spanOf(calendar, event);
    return startAt < timeMax && endAt > timeMin;
  });
  if (query.get('orderBy') !== 'startTime') return chosen;
  return chosen.sort((a, b) => spanOf(calendar, a).startAt - spanOf(calendar, b).startAt);
}

/**
 * GET events: the lower bound is compared with an event's end, the upper with its start, both
 * exclusive. Pages carry `nextPageToken`, the last one `nextSyncToken`, which stands for the moment
 * the first page was read. With a sync token, deleted events are always included.
 */
export function listEvents(call: EventCall): Reply {
  const { query, world, calendar } = call;
  const [, offset = '0', pinned = String(world.revision)] =
    /^page-(\d+)-(\d+)$/.exec(query.get('pageToken') ?? '') ?? [];
  const size = Math.min(Number(query.get('maxResults') ?? 250), 2500);
  const from = Number(offset);
  const events = select(call);
  const more = events.length > from + size;
  const next = more
    ? { nextPageToken: `page-${from + size}-${pinned}` }
    : query.has('orderBy')
      ? {}
      : { nextSyncToken: `sync-${world.syncEpoch}-${pinned}` };
  return {
    status: 200,
    json: {
      kind: 'calendar#events',
      etag: `"p${world.revision}"`,
      summary: calendar.summary,
      timeZone: calendar.timeZone,
      accessRole: calendar.accessRole,
      updated: new Date(world.now()).toISOString(),
      ...next,
      items: events.slice(from, from + size).map((event) => event.resource),
    },
  };
}
