/** The calendar's tables; instants in epoch milliseconds, JSON as text. */
export type CalendarTables = {
  calendar_connections: ConnectionTable;
  oauth_states: OauthStateTable;
  calendar_busy: CalendarBusyTable;
  calendar_events: CalendarEventTable;
  leases: LeaseTable;
};

/** One row at most, id 'google'; none means that no calendar was ever connected. */
export type ConnectionTable = {
  id: string;
  /** Rises with each connection: what an earlier one still learns must not touch a later one. */
  version: number;
  /** 'revoked': Google ended it, the owner must reconnect. 'disconnected': the owner ended it. */
  state: 'connected' | 'revoked' | 'disconnected';
  /** Sealed; null once disconnected. */
  refresh_token: string | null;
  scopes: string;
  /** The owner's calendars as last listed: JSON of `CalendarChoice[]`. */
  calendars: string;
  write_calendar: string;
  checked_calendars: string;
  connected_at: number;
  /** When Google last gave an access token. */
  last_refresh_at: number | null;
  /** When the busy time of every checked calendar was last read. */
  last_sync_at: number | null;
  last_error: string | null;
  last_error_at: number | null;
  /** When the owner was told of the present trouble; null while all is well. */
  alerted_at: number | null;
  sync_calendar: string | null;
  sync_token: string | null;
  /** The page with which a listing goes on that one round did not finish; null when none is under way. */
  sync_page: string | null;
  /** When the listing under way began; null when none is. */
  sync_since: number | null;
};

export type OauthStateTable = {
  state_hash: string;
  staff_id: string;
  session_hash: string;
  /** Sealed PKCE verifier. */
  verifier: string;
  redirect_uri: string;
  return_to: string;
  popup: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

type CalendarBusyTable = {
  calendar_id: string;
  window_start_at: number;
  window_end_at: number;
  /** JSON pairs `[startAt, endAt]`. */
  intervals: string;
  /** When it was last read well; null if never. */
  fetched_at: number | null;
  /** Why the last reading failed for this calendar alone, such as 'notFound'. */
  error: string | null;
};

/** The event of a booking. Outlives an erased booking until the event is deleted as well. */
export type CalendarEventTable = {
  booking_id: string;
  calendar_id: string;
  event_id: string;
  generation: number;
  /** 'creating': written before the first call, so that a lost answer is followed up. */
  state: 'creating' | 'present' | 'deleted';
  etag: string | null;
  /** The times as last seen in the calendar, or as they are being written. */
  starts_at: number;
  ends_at: number;
  /** Hash of the texts that were written. */
  text_hash: string | null;
  meet_state: 'none' | 'pending' | 'ready' | 'failed';
  meet_link: string | null;
  html_link: string | null;
  /** The visitor's answer in the calendar: 'needsAction', 'accepted', 'declined', 'tentative'. */
  guest_response: string | null;
  /** What the owner last did in the calendar itself. */
  owner_change: 'moved' | 'deleted' | 'not-followed' | null;
  owner_changed_at: number | null;
  created_at: number;
  synced_at: number | null;
  /** The event's own UID; null until Google has said it. */
  ical_uid: string | null;
  /** Address that Google invites in the name of; null until known. */
  organizer: string | null;
  /** SEQUENCE of the event as last seen. */
  sequence: number;
  /** By how much the calendar's SEQUENCE has run ahead of the booking's; never falls. */
  sequence_lead: number;
  /** Hash of the description as Google answered to our last writing; null for events from before. */
  written_text_hash: string | null;
  /** 1: the owner has changed the description, which is theirs from then on. */
  owner_text: 0 | 1;
  /** 0: Google refused the entry with the guest, so our own file invites. */
  guest_invited: 0 | 1;
};

type LeaseTable = { name: string; holder: string; expires_at: number };
