import type { Generated } from 'kysely';
import type { BookingStatus } from '#domain/booking/lifecycle.ts';
import type { Way } from '#domain/booking/talk.ts';
import type { CalendarTables } from '#server/db/tables/calendar.ts';
import type { ContentTables } from '#server/db/tables/content.ts';
import type { LeadTables } from '#server/db/tables/leads.ts';
import type { MessageTables } from '#server/db/tables/messages.ts';
import type { NoticeTables } from '#server/db/tables/notices.ts';
import type { PeopleTables } from '#server/db/tables/people.ts';
import type { PictureTables } from '#server/db/tables/pictures.ts';
import type { ResultsTables } from '#server/db/tables/results.ts';
import type { RightsTables } from '#server/db/tables/rights.ts';
import type { SearchTables } from '#server/db/tables/search.ts';
import type { StaffTables } from '#server/db/tables/staff.ts';
import type { WebhookTables } from '#server/db/tables/webhooks.ts';

/**
 * The tables, the same on both engines. Instants are epoch milliseconds, JSON is text,
 * booleans are 0 or 1, so that a row reads alike from SQLite and from PostgreSQL.
 */
export type Database = CalendarTables &
  ContentTables &
  LeadTables &
  MessageTables &
  NoticeTables &
  PeopleTables &
  PictureTables &
  ResultsTables &
  RightsTables &
  SearchTables &
  StaffTables &
  WebhookTables & {
    bookings: BookingTable;
    booking_holds: BookingHoldTable;
    blocked_dates: BlockedDateTable;
    blocked_hours: BlockedHoursTable;
    absence_answers: AbsenceAnswerTable;
    outbox: OutboxTable;
    settings: SettingTable;
    rate_limits: RateLimitTable;
    setup_links: SetupLinkTable;
  };

export type BookingTable = {
  id: string;
  idempotency_key: string | null;
  request_hash: string;
  status: BookingStatus;
  starts_at: number;
  ends_at: number;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  /** How the call is held; settled when it was booked. */
  way: Generated<Way>;
  visitor_zone: string | null;
  attribution: string | null;
  /** What is known of how it came, to be looked through; see `sourceText`. */
  source: Generated<string>;
  /** How it came, as results count it: see `cameOf`. */
  came_source: Generated<string>;
  came_campaign: Generated<string>;
  came_landing: Generated<string>;
  /** The enquiry that the same person sent before; ends when that is deleted. */
  lead_id: Generated<string | null>;
  /** Who booked it; nobody while it looks odd. */
  person_id: Generated<string | null>;
  /** The SEQUENCE of its calendar entry: rises with each change that the visitor is told of. */
  sequence: Generated<number>;
  created_at: number;
  updated_at: number;
  cancelled_at: number | null;
  /** The owner's own notes; never shown to the visitor. */
  notes: Generated<string>;
  /** Who cancelled or declined it. */
  ended_by: Generated<'visitor' | 'staff' | null>;
  /** Why its visitor cancelled it; empty where that was not said. */
  cancel_reason: Generated<string>;
  /** Rises with each move: links of an earlier version are refused. */
  link_version: Generated<number>;
  /** Names the form that made the last move, so that sending it twice moves once. */
  move_key: Generated<string | null>;
  /** The address as it is counted; see `mailboxKey`. */
  mailbox_key: Generated<string>;
  /** Hash of the network that it was booked from; empty when that is not known. */
  network_hash: Generated<string>;
  /** JSON list of what looked odd, also where it was let through. */
  reasons: Generated<string>;
  /** 1 while it is a request because it looked odd. */
  doubted: Generated<0 | 1>;
  /** JSON list of the instants at which its visitor moved it. */
  visitor_moves: Generated<string>;
  /** The standing meeting link it was told with; '' for none, null for calls from before it was kept. */
  room: Generated<string | null>;
  /** Id of the member of staff who booked it for somebody; null when its visitor did. */
  booked_by: Generated<string | null>;
  /** 0 where staff chose to send no invitation. */
  invites: Generated<0 | 1>;
};

/** A time kept for one form while its details are typed. */
type BookingHoldTable = {
  /** Hash of the form's own token. */
  owner_hash: string;
  /** Hash of the client's address: what one client may hold is bounded. */
  client_hash: string;
  /** Hash of its network, which is bounded too. */
  network_hash: Generated<string>;
  starts_at: number;
  ends_at: number;
  /** Since when this client has held this time, over all its forms. */
  held_since: number;
  expires_at: number;
};

type BlockedDateTable = {
  date: string;
  /** Where the absence is longer than that one date; both included. */
  last_date: Generated<string | null>;
  reason: string;
  created_at: number;
};

/** Part of a date, as wall times `HH:mm` in the zone of the rules. */
type BlockedHoursTable = {
  id: string;
  date: string;
  from_time: string;
  until_time: string;
  reason: string;
  created_at: number;
};

/** What the owner has decided about a call that lies in an absence, while the call stands at that time. */
type AbsenceAnswerTable = {
  booking_id: string;
  absence: string;
  starts_at: number;
  answer: 'asked' | 'left';
  at: number;
};

export type OutboxTable = {
  id: string;
  kind: string;
  /** Two entries with one key are one: a retried request never sends twice. */
  dedupe_key: string;
  /** What the entry is about ('booking:…', 'lead:…'), to show its deliveries there. */
  subject: string | null;
  payload: string;
  /** `kept`: an email that was written while there was no mail server, and not sent. */
  status: 'pending' | 'leased' | 'done' | 'dead' | 'kept';
  /** How often it was taken in hand. */
  attempts: Generated<number>;
  /** How many of these ended in an error; when there are too many it is given up. */
  failures: Generated<number>;
  /** Code of what it waits for without having failed (`WaitReason`); null when its last attempt failed, or none did. */
  waits_for: Generated<string | null>;
  next_attempt_at: number;
  lease_token: string | null;
  /** The last error, or why it waits, for staff to read. */
  last_error: string | null;
  /** Which endpoint a webhook is for; null for the one that the server is set to. */
  endpoint_id: Generated<string | null>;
  /** The status that a webhook's other side last answered; null before any answer. */
  answer_code: Generated<number | null>;
  created_at: number;
  /** When it was delivered, kept or given up. */
  done_at: number | null;
};

type SettingTable = { key: string; value: string; updated_at: number };

type RateLimitTable = {
  key: string;
  window_start: number;
  hits: number;
  /** Hits of the window before, which count for as much of it as still lies within the last window's length. */
  hits_before: Generated<number>;
};

type SetupLinkTable = {
  token_hash: string;
  expires_at: number;
  used_at: number | null;
  created_at: number;
};
