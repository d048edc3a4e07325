import type { HowBefore, ToldHow } from '#app/pages/booking/booked/how-view.ts';
import type { ShownSlot } from '#app/pages/booking/state/why-not.ts';
import type { TideRow } from '#app/pages/booking/times/tide-row.ts';
import type { BookingText } from '#content/schema/booking.ts';
import type { BookingManageText } from '#content/schema/booking-manage.ts';
import type { BookingMode } from '#domain/booking/mode.ts';
import type { DayHeights } from '#domain/shore/day-heights.ts';
import type { TideThen } from '#domain/shore/tide-then.ts';

/** A date of the picker; without its tide where that is not known. */
export type DateView = {
  date: string;
  label: string;
  weekday: string;
  free: number;
  tide?: DayHeights | undefined;
};

/** Where a booking is managed and added to calendars; null what would make a second entry, as Google invites. */
export type LinksView = {
  manage: string;
  file: string;
  google: string | null;
  outlook: string | null;
  outlookWork: string | null;
};

export type Missed = 'date' | 'time' | null;

/** What was booked, as shown. */
export type BookedView = {
  status: 'confirmed' | 'requested';
  dateText: string;
  timeText: string;
  startsAt: number;
  /** The sea at that time; absent when the request was sent as an enquiry. */
  tide?: TideThen | undefined;
  /** The visitor has said what to talk about. */
  hasTopic?: boolean;
  /** False where the address has had its e-mails for the day, so that no invitation follows. */
  mailed?: boolean;
  /** Both are absent when the request was sent as an enquiry. */
  how?: ToldHow | undefined;
  links?: LinksView | undefined;
};

/** The call that is being moved; `fromText` is null while it cannot be read when it was to be. */
export type MovingView = { text: BookingManageText; link: string; fromText: string | null; moveKey: string };

/** The initial data of the booking widget; the server draws the same state without scripts. */
export type BookingView = {
  text: BookingText;
  contact: { email: string; phone: string; dial: string };
  /** The address of this page, for its forms. */
  path: string;
  /** IANA name of the zone in which all times are offered. */
  hostZone: string;
  /** The visitor's own, where a call already has it. */
  visitorZone: string | null;
  /** Length of a call. */
  minutes: number;
  /** When this was read, epoch milliseconds, and how long before a call it can be booked at the latest. */
  now: number;
  noticeMinutes: number;
  mode: BookingMode;
  /** How a call booked here is held; null where that is not known, or the call that is being moved tells it. */
  how: HowBefore | null;
  dates: DateView[];
  /** On wide screens dates stand in a row, and times on the tide, in these columns; null where they are no such row. */
  row: TideRow | null;
  /** The first day with free times: shown where the address names none. */
  first: string | null;
  date: string | null;
  slots: ShownSlot[];
  time: string | null;
  /** The part of the address that cannot be chosen. */
  missed: Missed;
  /** Reference of the enquiry that led here; its details are in `values`. */
  from: string | null;
  values: Record<string, string>;
  fields: Record<string, string>;
  message: string | null;
  booked: BookedView | null;
  /** The call that is being moved; null for a new one. */
  moving: MovingView | null;
  idempotencyKey: string;
  /** The signed start time of the form. */
  formToken: string;
  holdToken: string;
  /** The visitor’s source, as far as the request for this page shows it. */
  attribution?: string | undefined;
};
