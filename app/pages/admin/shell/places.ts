import { mayOpen } from '#app/access.ts';
import type { Role } from '#server/db/tables/staff.ts';

/** A place of the menu. `holds` are beginnings of addresses that belong to it besides its own. */
type Place = { to: string; label: string; holds?: string[] };

/** What is opened many times a day, in the order of the day. */
const daily: Place[] = [
  { to: '/admin', label: 'Today' },
  { to: '/admin/people', label: 'People', holds: ['/admin/letter', '/admin/letters'] },
  { to: '/admin/bookings', label: 'Bookings' },
  { to: '/admin/leads', label: 'Leads', holds: ['/admin/subscribers'] },
  { to: '/admin/mail', label: 'Emails', holds: ['/admin/inbox'] },
  { to: '/admin/results', label: 'Results' },
  { to: '/admin/content', label: 'Website' },
];

/** What is set up once and looked after now and then. */
const settings: Place[] = [
  { to: '/admin/settings', label: 'All settings' },
  { to: '/admin/availability', label: 'Availability' },
  { to: '/admin/blocked-dates', label: 'Blocked dates' },
  {
    to: '/admin/calendar-status',
    label: 'Calendar',
    holds: ['/admin/calendar-setup', '/admin/calendar-debug', '/admin/auth-test', '/oauth-setup'],
  },
  { to: '/admin/letter-templates', label: 'Templates' },
  { to: '/admin/data-requests', label: 'Data requests', holds: ['/admin/privacy'] },
  { to: '/admin/team', label: 'Team' },
  { to: '/admin/account', label: 'Your account' },
];

export type MenuPlace = { to: string; label: string; current: 'page' | 'true' | undefined };

/**
 * The menu of somebody of this role, with the place they are at: 'page' when it is that page, 'true' when the page
 * belongs to it.
 */
export function menuOf(role: Role, pathname: string): Record<'daily' | 'settings', MenuPlace[]> {
  const shown = (places: Place[]) =>
    places
      .filter(({ to }) => mayOpen(role, to))
      .map(({ to, label, holds = [] }) => ({ to, label, current: standing(pathname, to, holds) }));
  return { daily: shown(daily), settings: shown(settings) };
}

function standing(pathname: string, to: string, holds: string[]): MenuPlace['current'] {
  if (pathname === to) return 'page';
  const within = (start: string) => pathname === start || pathname.startsWith(`${start}/`);
  // Everything is below Today's address, and nothing belongs to it.
  const own = to === '/admin' ? holds : [to, ...holds];
  return own.some(within) ? 'true' : undefined;
}
