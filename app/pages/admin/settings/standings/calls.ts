import type { StandingOf } from '#app/pages/admin/settings/standing.ts';
import { calendarSummary } from '#app/pages/admin/today/calendar-summary.ts';
import { wallClock } from '#domain/format/instant.ts';
import { weekdays } from '#domain/format/iso-date.ts';
import { listAbsences } from '#server/availability/absences.ts';
import { loadRules } from '#server/availability/rules.ts';
import { callWish, wayNow } from '#server/bookings/talk.ts';

/** On how many days of the week calls can be booked. */
export const hours: StandingOf = async ({ db }) => {
  const { weekly } = await loadRules(db.query);
  const open = weekdays.filter((day) => weekly[day].length > 0).length;
  if (open === 0) return { words: 'No day is open: nobody can book a call.', trouble: true };
  return { words: `Calls can be booked on ${open === 1 ? 'one day' : `${open} days`} of the week.` };
};

export const talk: StandingOf = async ({ db }) => {
  const wish = (await callWish(db.query)).way;
  const way = await wayNow(db.query);
  if (wish === 'video' && way === 'phone')
    return { words: 'By phone, since there is no link for video calls yet.', trouble: true };
  return { words: way === 'video' ? 'By video.' : 'By phone.' };
};

export const blockedDates: StandingOf = async (services) => {
  const { zone } = await loadRules(services.db.query);
  const today = wallClock(services.clock.now(), zone).date;
  const { absences } = await listAbsences(services.db.query, { from: today });
  if (absences.length === 0) return { words: 'Nothing is blocked.' };
  return { words: absences.length === 1 ? 'One absence ahead.' : `${absences.length} absences ahead.` };
};

export const calendar: StandingOf = async (services) => {
  const { state, word, text } = await calendarSummary(services);
  return { words: `${word}. ${text}`, trouble: state === 'trouble' };
};
