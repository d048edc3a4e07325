import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstantDate, formatInstantTime } from '#domain/format/instant.ts';
import { calendarStatus, calendarTrouble } from '#server/calendar/admin/status.ts';
import type { Services } from '#server/services.ts';

/** How the owner's calendar is, in a few words, and where to go for more or to mend it. */
export type CalendarSummary = {
  state: 'connected' | 'trouble' | 'not-connected';
  word: string;
  text: string;
  link: { href: string; label: string };
};

const setup = '/admin/calendar-setup';

/** Read from the database alone, so that the overview never waits for Google. */
export async function calendarSummary(services: Services): Promise<CalendarSummary> {
  const { state, lastSync } = await calendarStatus(services);
  if (state === 'never-connected' || state === 'disconnected') {
    const text = 'Only the site’s own bookings count as busy.';
    const link = { href: setup, label: 'Connect Google Calendar' };
    return { state: 'not-connected', word: 'Not connected', text, link };
  }
  const trouble = await calendarTrouble(services);
  if (state === 'revoked') {
    const text = `${trouble?.title ?? 'The connection has ended'}. Visitors can only ask for a time until then.`;
    const link = { href: setup, label: 'Reconnect Google Calendar' };
    return { state: 'trouble', word: 'Needs reconnecting', text, link };
  }
  const read = lastSync ? `Last read ${whenText(Date.parse(lastSync))}` : 'Not read yet';
  if (trouble) {
    const link = { href: '/admin/calendar-status', label: 'See what is wrong' };
    return { state: 'trouble', word: 'In trouble', text: `${trouble.title}. ${read}.`, link };
  }
  const link = { href: '/admin/calendar-status', label: 'Calendar status' };
  return { state: 'connected', word: 'Connected', text: `${read}.`, link };
}

function whenText(at: number): string {
  return `${formatInstantDate(at, agencyZone)}, ${formatInstantTime(at, agencyZone)}`;
}
