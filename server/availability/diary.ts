import { busyWindow } from '#domain/availability/busy-window.ts';
import type { BusyInterval } from '#domain/availability/intervals.ts';
import type { AvailabilityRules } from '#domain/availability/rules.ts';
import type { BookingMode } from '#domain/booking/mode.ts';
import type { BookingPolicy } from '#domain/booking/policy.ts';
import { errorKind } from '#server/base/log.ts';
import type { CalendarReading } from '#server/ports/busy-source.ts';
import type { Services } from '#server/ports/services.ts';
import { loadPolicy } from './policy.ts';
import { loadRules } from './rules.ts';

/**
 * Everything that decides which times are free, except our own bookings: rules, policy, and busy times of the
 * calendars.
 */
export type Diary = {
  rules: AvailabilityRules;
  policy: BookingPolicy;
  /** See `CalendarReading`; `closed` also when the owner takes no bookings. */
  mode: CalendarReading['mode'];
  /** True when the calendars could be read, whatever the policy is. */
  calendarKnown: boolean;
  calendarBusy: readonly BusyInterval[];
};

/** What happens when a visitor chooses a time, as the page says it. */
export function bookingMode(diary: Diary): BookingMode {
  if (diary.mode !== 'live') return diary.mode;
  return diary.policy.confirmation === 'owner' ? 'owner-confirms' : 'live';
}

type Question = {
  /** `yyyy-MM-dd` in the rules' zone; both included. */
  dates: (rules: AvailabilityRules) => readonly [first: string, last: string];
  fresh?: boolean;
  /** Instead of the saved rules: the owner's preview, or what staff may do beyond them. */
  change?: (rules: AvailabilityRules) => AvailabilityRules;
};

/** Reads rules, policy and calendars for some dates. Talks to the network: never inside a transaction. */
export async function readDiary(
  services: Services,
  { dates, fresh = false, change }: Question,
): Promise<Diary> {
  const queries = services.db.query;
  const saved = await loadRules(queries);
  const rules = change ? change(saved) : saved;
  const policy = await loadPolicy(queries);
  const reading = await services
    .busySource(busyWindow(rules, ...dates(rules)), { fresh })
    .catch((error: unknown): CalendarReading => {
      services.log.warn('calendar-unreadable', { kind: errorKind(error) });
      return { mode: 'unknown', busy: [] };
    });
  return {
    rules,
    policy,
    mode: policy.open ? reading.mode : 'closed',
    calendarKnown: reading.mode !== 'unknown',
    calendarBusy: reading.busy,
  };
}
