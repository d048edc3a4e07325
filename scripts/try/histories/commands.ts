import { type AvailabilityRules, defaultRules } from '#domain/availability/rules.ts';
import { blockDate, unblockDate } from '#server/availability/blocked-dates.ts';
import { saveRules } from '#server/availability/rules.ts';
import { isDomainError } from '#server/base/errors.ts';
import { book } from '#server/bookings/book.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { moveBooking } from '#server/bookings/move.ts';
import type { Services } from '#server/ports/services.ts';

/** The dates and starts that a history is about: few, so that everybody wants the same. */
export const dates: readonly string[] = ['2026-11-23', '2026-11-24'];
export const times = ['09:00', '09:30', '10:00', '11:30'] as const;
export type Start = { date: number; time: number };

/** What the owner may set: an hour later in the morning, one call a day. */
const rulesOf = (first: string, dailyLimit: number | null): AvailabilityRules => ({
  ...defaultRules,
  overrides: dates.map((date) => ({ date, ranges: [{ start: first, end: '12:00' }] })),
  slotMinutes: 30,
  stepMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  dailyLimit,
});
export const ruleSets = [rulesOf('09:00', null), rulesOf('10:00', null), rulesOf('09:00', 1)] as const;

/** One thing that somebody wants. A visitor is known by a number, and has one call at the most. */
export type Command =
  | { kind: 'book'; visitor: number; start: Start }
  | { kind: 'move'; visitor: number; start: Start }
  | { kind: 'cancel'; visitor: number }
  | { kind: 'block'; date: number }
  | { kind: 'unblock'; date: number }
  | { kind: 'rules'; set: number };

/** What it was told; `none` where there was no call to move or cancel. */
export type Answer = 'done' | 'refused' | 'none';

const owner = { id: 'olive', name: 'Olive', email: 'olive@example.com' };
const emailOf = (visitor: number) => `visitor${visitor}@example.com`;
const wanted = ({ date, time }: Start) => ({ date: dates[date] ?? '', time: times[time] ?? '' });

/** Does it on one process. @throws what is no refusal */
export async function doCommand(site: Services, command: Command): Promise<Answer> {
  try {
    return await run(site, command);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const isRefusal = error.code === 'conflict' || 'selectedTime' in (error.fields ?? {});
    if (isRefusal) return 'refused';
    throw error;
  }
}

async function run(site: Services, command: Command): Promise<Answer> {
  switch (command.kind) {
    case 'book': {
      const { date, time } = wanted(command.start);
      const email = emailOf(command.visitor);
      await book(site, {
        name: 'A Visitor',
        email,
        selectedDate: date,
        selectedTime: time,
        idempotencyKey: `call-of-visitor-${command.visitor}`,
      });
      return 'done';
    }
    case 'move': {
      const id = await callOf(site, command.visitor);
      if (!id) return 'none';
      await moveBooking(site, id, wanted(command.start), { by: 'visitor', moveKey: '' });
      return 'done';
    }
    case 'cancel': {
      const id = await callOf(site, command.visitor);
      if (!id) return 'none';
      await cancelBooking(site, owner, id);
      return 'done';
    }
    case 'block':
      await blockDate(site, owner, { date: dates[command.date] ?? '', reason: '' });
      return 'done';
    case 'unblock':
      await unblockDate(site, owner, dates[command.date] ?? '');
      return 'done';
    case 'rules':
      await saveRules(site, owner, ruleSets[command.set] ?? defaultRules);
      return 'done';
  }
}

async function callOf({ db }: Services, visitor: number): Promise<string | undefined> {
  const query = db.query.selectFrom('bookings').select('id').where('email', '=', emailOf(visitor));
  return (await query.executeTakeFirst())?.id;
}
