import { hourMs } from '#domain/format/durations.ts';

/** Rows by table, as in a database of a former version; missing columns have their default. */
export type Rows = Record<string, Array<Record<string, string | number | null>>>;

export const formerAt = Date.parse('2026-11-20T09:00:00Z');
const at = formerAt;

const booking = (id: string, startsAt: number, values: Rows[string][number] = {}) => ({
  id,
  idempotency_key: null,
  request_hash: '',
  status: 'confirmed',
  starts_at: startsAt,
  ends_at: startsAt + hourMs / 2,
  name: "Zoë “Quote’d” O'Neil",
  email: 'zoe@example.com',
  phone: '',
  company: '',
  message: 'Line one\nline two',
  created_at: at,
  updated_at: at,
  mailbox_key: 'zoe@example.com',
  ...values,
});

const lead = (id: string, values: Rows[string][number] = {}) => ({
  id,
  kind: 'contact',
  status: 'new',
  quarantine: 'none',
  reasons: '[]',
  request_hash: '',
  name: 'Ada',
  email: 'ada@example.com',
  email_key: 'ada@example.com',
  phone: '',
  company: '',
  payload: '{}',
  created_at: at,
  updated_at: at,
  ...values,
});

const attachment = (id: string, bytes: number) => ({
  id,
  lead_id: 'lead-1',
  position: 0,
  stored_name: id,
  original_name: 'brief.pdf',
  type: 'application/pdf',
  bytes,
  sha256: '',
  created_at: at,
});

const hold = (owner: string, endsAt: number) => ({
  owner_hash: owner,
  client_hash: 'client',
  starts_at: at,
  ends_at: endsAt,
  held_since: at,
  expires_at: at + hourMs,
});

const entry = (id: string, kind: string, status: string, attempts: number, error: string | null) => ({
  id,
  kind,
  dedupe_key: id,
  subject: 'booking:b-1',
  payload: '{}',
  status,
  attempts,
  next_attempt_at: at,
  lease_token: status === 'leased' ? 'token' : null,
  last_error: error,
  created_at: at,
});

const signIn = (hash: string, staff: string) => ({
  state_hash: hash,
  staff_id: staff,
  session_hash: '',
  verifier: '',
  redirect_uri: '',
  return_to: '',
  popup: 1,
  created_at: at,
  expires_at: at + hourMs,
});

/** A filled database of the version before failures of deliveries were counted; every table has rows. */
export const formerRows: Rows = {
  staff: [
    {
      id: 'staff-1',
      name: 'Owner',
      email: 'owner@example.com',
      emailVerified: 1,
      createdAt: '2026-11-20T09:00:00.000Z',
      updatedAt: '2026-11-20T09:00:00.000Z',
    },
  ],
  leads: [lead('lead-1'), lead('lead-2', { offer_id: 'spring', offer_state: 'ended', idempotency_key: 'k' })],
  lead_attachments: [attachment('file-1', 2000)],
  bookings: [
    booking('b-1', at, { lead_id: 'lead-1', visitor_moves: '[1]', notes: 'Call back' }),
    booking('b-2', at + hourMs / 2, { ended_by: 'visitor', status: 'cancelled', cancelled_at: at }),
    booking('b-3', at + hourMs / 2, { doubted: 1, status: 'requested', sequence: 3 }),
  ],
  booking_holds: [hold('owner-1', at + hourMs)],
  newsletter_subscriptions: [
    {
      id: 'n-1',
      email: 'reader@example.com',
      status: 'unsubscribed',
      created_at: at,
      updated_at: at,
      generation: 2,
    },
  ],
  outbox: [
    entry('meet', 'booking-changed', 'pending', 20, 'Waiting for the Meet link.'),
    entry(
      'google',
      'booking-changed',
      'leased',
      9,
      'The calendar entry could not be written yet (rate-limited).',
    ),
    entry('lost', 'booking-changed', 'pending', 3, 'The calendar must be reconnected by the owner.'),
    entry('broken', 'booking-changed', 'pending', 12, 'fetch failed'),
    entry('mail', 'email', 'pending', 3, 'The mail server did not finish within 20 seconds.'),
    entry('sending', 'email', 'leased', 3, 'The mail server did not finish within 20 seconds.'),
    entry('refused', 'email', 'dead', 14, '554'),
    entry('new', 'webhook', 'pending', 0, null),
    entry('sent', 'email', 'done', 2, null),
  ],
  settings: [{ key: 'policy', value: '{}', updated_at: at }],
  rate_limits: [{ key: 'sign-in:hash', window_start: at, hits: 3 }],
  setup_links: [{ token_hash: 'hash', expires_at: at, created_at: at }],
  calendar_connections: [
    {
      id: 'google',
      version: 2,
      state: 'revoked',
      scopes: '',
      calendars: '[]',
      write_calendar: 'primary',
      checked_calendars: '[]',
      connected_at: at,
    },
  ],
  oauth_states: [signIn('state-1', 'staff-1')],
  calendar_busy: [
    { calendar_id: 'primary', window_start_at: at, window_end_at: at + hourMs, intervals: '[]' },
  ],
  calendar_events: [
    {
      booking_id: 'b-erased',
      calendar_id: 'primary',
      event_id: 'event',
      generation: 0,
      state: 'present',
      starts_at: at,
      ends_at: at + hourMs,
      meet_state: 'ready',
      owner_change: 'moved',
      created_at: at,
    },
  ],
  leases: [{ name: 'calendar', holder: 'one', expires_at: at }],
};

/** A later enquiry of somebody known, one in quarantine, and a reader of the newsletter. */
export const formerPeople: Rows = {
  leads: [
    lead('lead-later', {
      ...{ kind: 'quote', status: 'in-touch', name: 'Ada Later', phone: '01723 1', company: 'Ada Ltd' },
      ...{ created_at: at + 1, updated_at: at + 3 },
    }),
    lead('lead-held', { quarantine: 'held', email: 'held@example.com', email_key: 'held@example.com' }),
  ],
  newsletter_subscriptions: [
    { id: 'n-ada', email: 'ada@example.com', status: 'pending', created_at: at, updated_at: at },
  ],
};

/** Rows that violate the constraints of today. These are records: they stay, whatever they contain. */
export const brokenRecords: Rows = {
  bookings: [
    booking('b-zero', at + 8 * hourMs, {
      ends_at: at + 8 * hourMs,
      status: 'requested',
      lead_id: 'lead-erased',
    }),
    booking("b-'odd'", at + 9 * hourMs, { status: 'postponed' }),
  ],
  leads: [lead('lead-odd', { status: 'archived' })],
  lead_attachments: [attachment('file-empty', 0)],
  outbox: [entry('odd', 'email', 'lost', 1, null)],
};

/** Rows that live for minutes: they are deleted. */
export const brokenPassing: Rows = {
  booking_holds: [hold('owner-2', at)],
  rate_limits: [{ key: 'odd', window_start: at, hits: -1 }],
  oauth_states: [signIn('state-2', 'staff-gone'), { ...signIn('state-3', 'staff-1'), popup: 2 }],
};
