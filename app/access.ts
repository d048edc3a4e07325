import type { Role } from '#server/db/tables/staff.ts';

/** The role that a route asks for, by what the request does: to look, and to change something (null: it takes none). */
export type Access = {
  read: Role;
  change: Role | null;
  /** Open to an owner who still has to set up a second factor. */
  beforeSecondFactor?: true;
};

const staffReads: Access = { read: 'staff', change: null };
const staffWorks: Access = { read: 'staff', change: 'staff' };
const ownerReads: Access = { read: 'owner', change: null };
const ownerWorks: Access = { read: 'owner', change: 'owner' };

/**
 * Who may do what in the owner's area, by the pattern of the route. Daily work is everybody's, with it hours and
 * blocked dates; the team, the calendar's connection, requests about personal data and lists to take away are an
 * owner's. A route that is not named here is refused (`guard.ts`).
 */
export const access: Readonly<Record<string, Access>> = {
  '/admin': staffReads,
  '/admin/bookings': staffReads,
  '/admin/bookings/new': staffWorks,
  '/admin/bookings/:id': staffWorks,
  '/admin/bookings/:id/reschedule': staffWorks,
  '/admin/availability': staffWorks,
  '/admin/blocked-dates': staffWorks,
  '/admin/people': staffWorks,
  '/admin/people/:id': staffWorks,
  '/admin/leads': staffReads,
  '/admin/leads/:id': staffWorks,
  '/admin/leads/:id/files/:fileId': staffReads,
  '/admin/subscribers': staffReads,
  '/admin/subscribers.csv': ownerReads,
  '/admin/people.csv': ownerReads,
  '/admin/leads.csv': ownerReads,
  '/admin/bookings.csv': ownerReads,
  '/admin/mail.csv': ownerReads,
  '/admin/content/preview': staffWorks,
  '/admin/content/draft/*': staffReads,
  '/admin/results': staffReads,
  '/admin/results/behind': staffReads,
  '/admin/results/costs': ownerWorks,
  '/admin/results.csv': ownerReads,
  '/admin/content': staffReads,
  '/admin/content/documents/*': staffWorks,
  '/admin/content/pictures': staffWorks,
  '/admin/content/pictures/:id': staffWorks,
  '/admin/content/history/*': staffWorks,
  '/admin/content/new/:collection': staffWorks,
  '/admin/content/address/*': staffWorks,
  '/admin/search': staffReads,
  '/admin/data-requests': ownerReads,
  '/admin/data-requests/:id': ownerWorks,
  '/admin/privacy': ownerWorks,
  '/admin/privacy/export': ownerWorks,
  '/admin/privacy/erasures': ownerReads,
  '/admin/privacy/erasures/:id': ownerWorks,
  '/admin/calendar-status': ownerReads,
  '/admin/calendar-setup': ownerWorks,
  '/admin/calendar-debug': ownerReads,
  '/admin/auth-test': ownerReads,
  '/oauth-setup': ownerReads,
  '/admin/settings': staffReads,
  '/admin/settings/launch': ownerWorks,
  '/admin/settings/retention': ownerWorks,
  '/admin/settings/webhooks': ownerWorks,
  '/admin/settings/webhooks/:id': ownerWorks,
  '/admin/team': ownerWorks,
  '/admin/settings/email': ownerWorks,
  '/admin/settings/email/domain': ownerReads,
  '/admin/settings/mailbox': ownerWorks,
  '/admin/account': { ...staffWorks, beforeSecondFactor: true },
  '/admin/account/notifications': staffWorks,
  '/admin/account/second-step': { ...staffWorks, beforeSecondFactor: true },
  '/admin/account/passkeys': { ...staffWorks, beforeSecondFactor: true },
  '/admin/letter': staffWorks,
  '/admin/letters/:id': staffWorks,
  '/admin/letters/:id/files/:fileId': staffReads,
  '/admin/inbox': staffWorks,
  '/admin/letter-templates': staffWorks,
  '/admin/mail': staffWorks,
  '/admin/mail/kept': ownerWorks,
  '/admin/mail/:id': staffReads,
  '/admin/mail/:id/body': staffReads,
  '/admin/content/publish': staffWorks,
  '/admin/content/releases': staffWorks,
  '/admin/*': staffReads,

  '/api/admin/calendar/status': ownerWorks,
  '/api/admin/calendar/debug/:date': ownerWorks,
  '/api/admin/content/drafts/*': staffWorks,
  '/api/auth/google': ownerWorks,
  '/api/auth/google/callback': ownerWorks,
  '/api/admin/*': staffWorks,
  '/api/auth/google/*': staffWorks,
};

/** The role that a request needs; null when nobody may send it. */
export function roleFor(pattern: string, method: string): Role | null {
  const entry = access[pattern];
  if (!entry) return null;
  return method === 'GET' || method === 'HEAD' ? entry.read : entry.change;
}

/** Whether somebody of this role may look at a page; for menus and links, which lead nowhere closed. */
export function mayOpen(role: Role, pattern: string): boolean {
  const needed = roleFor(pattern, 'GET');
  return needed !== null && includes(role, needed);
}

/** An owner may do all that staff may. */
export function includes(role: Role, needed: Role): boolean {
  return role === 'owner' || needed === role;
}
