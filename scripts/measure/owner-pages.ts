import { claims, sampleId } from './sample-rows.ts';

const person = (i: number) => `/admin/people/${sampleId('person', i)}`;

/** The text of the website with the most fields. */
export const largestDocument = 'pages';

/** Addresses of the owner's area, by the route of `app/access.ts` that each belongs to. */
export const ownerPages: Readonly<Record<string, readonly string[]>> = {
  '/admin': ['/admin'],
  '/admin/people': [
    '/admin/people',
    ...['status=won', 'status=won&sort=newest', 'kind=quote', 'kind=quote&waiting=yes', 'kind=call'],
    ...['kind=booking-request', 'kind=booking-request&sort=newest', 'waiting=yes&sort=waiting'],
    ...[
      'source=letter',
      'source=nowhere',
      'source=letter&kind=call&sort=newest',
      'source=partner&status=lost',
    ],
    ...['owner=nobody&sort=newest', 'owner=nobody', 'owner=somebody&sort=newest'],
    ...['from=2026-01-01&to=2026-01-31', 'from=2026-01-01&to=2026-01-31&kind=quote&status=new'],
    ...['kind=offer&status=lost&owner=nobody&source=search&from=2025-06-01&sort=newest'],
  ].map((search, index) => (index === 0 ? search : `/admin/people?${search}`)),
  '/admin/people/:id': [person(7), person(1), `${person(1)}?after=${Date.parse('2026-11-01')}.x`],
  '/admin/results': ['', '?period=this-month'].map((search) => `/admin/results${search}`),
  '/admin/results/behind': [
    'of=leads&from=2026-09-01&to=2026-11-20',
    'of=leads&from=2026-01-01&to=2026-11-20&source=letter',
    'of=calls&from=2026-01-01&to=2026-11-20&service=seo',
    'of=won&from=2026-09-01&to=2026-11-20&campaign=leeds',
  ].map((search) => `/admin/results/behind?${search}`),
  '/admin/results/costs': ['/admin/results/costs'],
  '/admin/search': [
    ...['lighthouse', 'smith', 'garden spring', 'prya+okafr', 'smiht', '020+7001+2345', 's', 'no-such-word'],
    ...['harbour+smith+garden', 'priya.okafor'],
  ].map((text) => `/admin/search?q=${text}`),
  '/admin/leads': [
    '',
    '?kind=quote',
    '?kind=booking-request',
    '?show=quarantine',
    '?show=quarantine&kind=offer',
  ].map((search) => `/admin/leads${search}`),
  '/admin/leads/:id': [`/admin/leads/${sampleId('lead', 7)}`],
  '/admin/bookings': [
    '',
    '?show=requests',
    '?show=unmarked',
    '?show=upcoming',
    '?show=called-off',
    '?show=past',
  ].map((search) => `/admin/bookings${search}`),
  '/admin/bookings/new': ['/admin/bookings/new', `/admin/bookings/new?person=${sampleId('person', 7)}`],
  '/admin/bookings/:id': [`/admin/bookings/${sampleId('booking', 7)}`],
  '/admin/bookings/:id/reschedule': [`/admin/bookings/${sampleId('booking', 7)}/reschedule`],
  '/admin/mail': ['', '?show=sent', '?show=failing', '?show=kept'].map((search) => `/admin/mail${search}`),
  '/admin/mail/kept': ['/admin/mail/kept'],
  '/admin/mail/:id': [`/admin/mail/${sampleId('kept', 7)}`],
  '/admin/mail/:id/body': [`/admin/mail/${sampleId('kept', 7)}/body`],
  '/admin/inbox': ['/admin/inbox'],
  '/admin/letter': [`/admin/letter?person=${sampleId('person', 1)}`],
  '/admin/letters/:id': [`/admin/letters/${sampleId('letter', 7)}`],
  '/admin/letter-templates': ['/admin/letter-templates'],
  '/admin/subscribers': ['', '?state=confirmed', '?state=pending', '?state=unsubscribed'].map(
    (search) => `/admin/subscribers${search}`,
  ),
  '/admin/data-requests': ['/admin/data-requests', '/admin/data-requests?show=answered'],
  '/admin/data-requests/:id': [`/admin/data-requests/${sampleId('request', 7)}`],
  '/admin/availability': ['/admin/availability'],
  '/admin/blocked-dates': ['/admin/blocked-dates'],
  '/admin/calendar-status': ['/admin/calendar-status'],
  '/admin/calendar-setup': ['/admin/calendar-setup'],
  '/admin/calendar-debug': ['/admin/calendar-debug'],
  '/admin/auth-test': ['/admin/auth-test'],
  '/oauth-setup': ['/oauth-setup'],
  '/admin/privacy': ['/admin/privacy'],
  '/admin/privacy/erasures': ['/admin/privacy/erasures'],
  '/admin/privacy/erasures/:id': [`/admin/privacy/erasures/${sampleId('erasure', 100)}`],
  '/admin/content': ['/admin/content', '/admin/content?find=web'],
  '/admin/content/documents/*': ['home', largestDocument].map((id) => `/admin/content/documents/${id}`),
  '/admin/content/history/*': [`/admin/content/history/${largestDocument}`],
  '/admin/content/publish': ['/admin/content/publish'],
  '/admin/content/releases': ['/admin/content/releases', '/admin/content/releases?before=100'],
  '/admin/content/preview': ['', '?find=Say+what+you+do'].map((search) => `/admin/content/preview${search}`),
  '/admin/content/draft/*': ['/admin/content/draft/', '/admin/content/draft/services/seo-geo'],
  '/admin/settings': ['/admin/settings'],
  '/admin/settings/launch': ['/admin/settings/launch'],
  '/admin/settings/retention': ['/admin/settings/retention'],
  '/admin/settings/webhooks': ['/admin/settings/webhooks'],
  '/admin/settings/webhooks/:id': [`/admin/settings/webhooks/${sampleId('endpoint', 1)}`],
  '/admin/settings/email': ['/admin/settings/email'],
  '/admin/settings/mailbox': ['/admin/settings/mailbox'],
  '/admin/team': ['/admin/team'],
  '/admin/account': ['/admin/account'],
  '/admin/account/notifications': ['/admin/account/notifications'],
  '/admin/account/passkeys': ['/admin/account/passkeys'],
  '/admin/account/second-step': ['/admin/account/second-step'],
  '/api/admin/calendar/status': ['/api/admin/calendar/status'],
  '/api/admin/calendar/debug/:date': ['/api/admin/calendar/debug/2026-11-24'],
};

/** People whom the privacy desk is asked for: one with the longest timeline and letters, and one like the others. */
export const wantedAtTheDesk = [claims(1).email, claims(7).email];

/** Files that are sent while they are read: their first bytes are what counts. */
export const ownerFiles: Readonly<Record<string, readonly string[]>> = {
  '/admin/people.csv': ['/admin/people.csv', '/admin/people.csv?source=letter'],
  '/admin/leads.csv': ['/admin/leads.csv'],
  '/admin/bookings.csv': ['/admin/bookings.csv'],
  '/admin/results.csv': ['/admin/results.csv?period=year&table=landing'],
  '/admin/mail.csv': ['/admin/mail.csv', '/admin/mail.csv?show=kept'],
  '/admin/subscribers.csv': ['/admin/subscribers.csv'],
};

/** Not measured, and why. What is named nowhere here is told by the command. */
export const notMeasured: Readonly<Record<string, string>> = {
  '/admin/leads/:id/files/:fileId': 'a file from the disk',
  '/admin/letters/:id/files/:fileId': 'a file from the disk',
  '/admin/*': 'nothing there',
  '/api/admin/*': 'nothing there',
  '/api/auth/google/*': 'nothing there',
  '/api/auth/google': 'leads to Google',
  '/api/auth/google/callback': 'comes from Google',
  '/admin/settings/email/domain': 'asks the name servers of the sending domain',
  '/admin/privacy/export': 'a file that the privacy desk makes; its own line tells of it',
};
