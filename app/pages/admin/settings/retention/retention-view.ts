import { retention } from '#content/legal/retention.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dayMs } from '#domain/format/durations.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { clockDoubt } from '#server/db/clock-standing.ts';
import type { Services } from '#server/ports/services.ts';
import { dueWithin } from '#server/retention/due.ts';
import { choiceOf, lastSwept, periodsNow } from '#server/retention/periods.ts';

export type RetentionRowView = {
  id: string;
  what: string;
  period: string;
  next: string;
  days: number;
  choice: { least: number; most: number } | null;
};

/** How long each kind of record is kept, how many go within a day, and when that was last looked at. */
export async function retentionView(services: Services) {
  const { query } = services.db;
  const periods = await periodsNow(query);
  const due = await dueWithin(services, periods, dayMs);
  const swept = await lastSwept(query);
  const waits = (await clockDoubt(query)) !== null;
  const rows = retention.map(({ id, what, days, from, period }): RetentionRowView => {
    const now = periods[id] ?? days;
    const kept = now < days ? `${now} days (at most ${period})` : period;
    const count = due.get(id);
    return {
      ...{ id, what, days: now, choice: choiceOf(id) },
      period: `${kept[0]?.toUpperCase()}${kept.slice(1)} from ${from}`,
      next: id === 'backups' ? 'Deleted by whoever runs the server.' : nextWords(count),
    };
  });
  return { rows, waits, swept: waits ? inDoubt : sweptWords(swept) };
}

const inDoubt =
  'The server’s clock jumped: nothing is deleted because of its age until the site has run for a week.';

function sweptWords(at: number | null): string {
  return at === null ? 'Not checked yet.' : `Last checked ${formatInstant(at, agencyZone)}.`;
}

function nextWords(count: number | undefined): string {
  if (count === undefined) return 'Deleted automatically when its time comes.';
  if (count === 0) return 'Nothing is deleted within the next day.';
  return count === 1 ? 'One is deleted within the next day.' : `${count} are deleted within the next day.`;
}
