import { type Absence, absenceWords, longestAbsence } from '#domain/availability/absence.ts';
import { type AbsenceInput, daysOf, readAbsence } from '#domain/availability/absence-input.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { exclusively } from '#server/db/exclusively.ts';
import type { Services } from '#server/ports/services.ts';
import { handOnAnswers } from './absence-answers.ts';
import { ofHours } from './absences.ts';
import { absencesBetween } from './absent.ts';
import { loadRules } from './rules.ts';

/** The advisory lock of all changes of absences: two that overlap must see each other. */
const lockKey = 7015003;

type Wanted = Omit<Absence, 'key'>;

/**
 * Blocks dates, or hours of one, at once. Bookings that are already there stay.
 * @param input `join`: what overlaps becomes one absence with it
 * @returns the key of the absence
 * @throws DomainError invalid ('Please select a date'), or conflict ('Date is already blocked', or beside `join`)
 */
export async function blockDate(
  services: Services,
  staff: Staff,
  { join = false, ...input }: AbsenceInput & { join?: boolean },
): Promise<string> {
  const read = readAbsence(input);
  if ('wrong' in read) throw refused('invalid', read.wrong);
  const wanted = read.absence;
  const { zone } = await loadRules(services.db.query);
  const now = services.clock.now();
  if (isLong(wanted) && wanted.last < dateAt(zone, now))
    throw refused('invalid', { date: 'This time has passed: nothing can be booked then' });
  const row = { reason: wanted.reason, created_at: now };
  const key = await exclusively(services.db, lockKey, async (trx) => {
    const there = await absencesBetween(trx, wanted.first, wanted.last);
    if (wanted.hours !== null) {
      if (there.length > 0) throw refused('conflict', { date: 'Date is already blocked' });
      await mustBeFree(trx, wanted);
      const id = services.randomId();
      const { from: from_time, until: until_time } = wanted.hours;
      await trx
        .insertInto('blocked_hours')
        .values({ id, date: wanted.first, from_time, until_time, ...row })
        .execute();
      return id;
    }
    const { first, last, reason } = there.length > 0 ? joined(wanted, there, join) : wanted;
    const gone = there.map((one) => one.key);
    await handOnAnswers(trx, gone, first);
    for (const one of gone) await removeRow(trx, one);
    await trx
      .insertInto('blocked_dates')
      .values({ ...row, date: first, last_date: last === first ? null : last, reason })
      .execute();
    return first;
  });
  services.log.info('date-blocked', { key, by: staff.id });
  return key;
}

/** Opens an absence again, by its first date or the id of its hours; nothing happens when there is none. */
export async function unblockDate(services: Services, staff: Staff, key: string): Promise<void> {
  await exclusively(services.db, lockKey, (trx) => remove(trx, key));
  services.log.info('date-unblocked', { key, by: staff.id });
}

/** Takes an absence out, with what was decided about calls in it. */
async function remove(trx: Queries, key: string): Promise<void> {
  await trx.deleteFrom('absence_answers').where('absence', '=', key).execute();
  await removeRow(trx, key);
}

async function removeRow(trx: Queries, key: string): Promise<void> {
  await trx.deleteFrom('blocked_dates').where('date', '=', key).execute();
  await trx.deleteFrom('blocked_hours').where('id', '=', key).execute();
}

const isLong = ({ first, last, hours }: Wanted) => first !== last || hours !== null;

/** One absence from the first of them all to the last, where that was asked for. */
function joined(wanted: Wanted, there: Absence[], join: boolean): Wanted {
  if (!join && !isLong(wanted)) throw refused('conflict', { date: 'Date is already blocked' });
  const all = [wanted, ...there];
  const first = all.map((one) => one.first).reduce((a, b) => (a < b ? a : b));
  const last = all.map((one) => one.last).reduce((a, b) => (a > b ? a : b));
  const named = there.map((one) => `${absenceWords(one)} (${one.reason})`).join('; ');
  if (daysOf(first, last) > longestAbsence) {
    const message = `Part of this is already blocked: ${named}. Together that is more than ${longestAbsence} days.`;
    throw refused('conflict', { until: message });
  }
  if (!join) {
    const whole = absenceWords({ first, last, hours: null });
    throw refused('conflict', {
      join: `Part of this is already blocked: ${named}. As one absence it would be ${whole}.`,
    });
  }
  const reason = wanted.reason === 'Blocked' ? (there[0]?.reason ?? wanted.reason) : wanted.reason;
  return { first, last, hours: null, reason };
}

/** @throws DomainError conflict where hours of that date are blocked already */
async function mustBeFree(trx: Queries, { first, hours }: Wanted): Promise<void> {
  const rows = await trx
    .selectFrom('blocked_hours')
    .selectAll()
    .where('date', '=', first)
    .where('from_time', '<', hours?.until ?? '')
    .where('until_time', '>', hours?.from ?? '')
    .execute();
  const [other] = rows.map(ofHours);
  if (!other) return;
  throw refused('conflict', {
    from: `Part of this is already blocked: ${absenceWords(other)} (${other.reason})`,
  });
}

function refused(code: 'invalid' | 'conflict', fields: Record<string, string>): DomainError {
  return new DomainError(code, Object.values(fields)[0] ?? '', { fields });
}
