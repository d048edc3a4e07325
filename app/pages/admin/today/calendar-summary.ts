import { nearInstant } from '#domain/format/near.ts';
import { loadRules } from '#server/availability/rules.ts';
import { chosenBooking, troubleOf } from '#server/calendar/admin/status.ts';
import { loadConnection } from '#server/calendar/connection/connection.ts';
import type { Services } from '#server/ports/services.ts';

/** The state of the owner’s calendar in a few words, and the link to mend it. */
export type CalendarSummary = {
  state: 'connected' | 'trouble' | 'not-connected';
  word: string;
  text: string;
  link: { href: string; label: string };
};

const setup = '/admin/calendar-setup';

/** Read from the database alone, so that the overview never waits for Google. */
export async function calendarSummary(services: Services): Promise<CalendarSummary> {
  const now = services.clock.now();
  const connection = await loadConnection(services.db.query);
  if (connection === null || connection.state === 'disconnected') {
    const text = 'Only the site’s own bookings count as busy.';
    const link = { href: setup, label: 'Connect Google Calendar' };
    return { state: 'not-connected', word: 'Not connected', text, link };
  }
  const trouble = troubleOf(connection, now);
  if (connection.state === 'revoked') {
    const ended = `${trouble?.title ?? 'The connection has ended'}.`;
    const closed = (await chosenBooking(services)) === 'closed';
    const text = closed ? ended : `${ended} Until it is back, visitors can only ask for a time.`;
    const link = { href: setup, label: 'Reconnect Google Calendar' };
    return { state: 'trouble', word: 'Needs reconnecting', text, link };
  }
  const { zone } = await loadRules(services.db.query);
  const { lastSyncAt } = connection;
  const read = lastSyncAt === null ? 'Not read yet' : `Last read ${nearInstant(lastSyncAt, now, zone)}`;
  if (trouble) {
    const link = { href: '/admin/calendar-status', label: 'See what is wrong' };
    return { state: 'trouble', word: 'In trouble', text: `${trouble.title}. ${read}.`, link };
  }
  const link = { href: '/admin/calendar-status', label: 'Calendar status' };
  return { state: 'connected', word: 'Connected', text: `${read}.`, link };
}
