import { retention } from '#content/legal/retention.ts';
import { hourMs } from '#domain/format/durations.ts';
import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { exclusively } from '#server/db/exclusively.ts';
import { writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';
import { dueWithin } from './due.ts';
import { choiceOf, chosenPeriods, inForce, periodsSetting } from './periods.ts';
import type { Periods } from './sweep.ts';

/** The advisory lock of changes of the periods. */
const lockKey = 7015006;

type Choice = { id: string; days: number; told: number | null };

/** What a shorter period would delete the next time, by kind, and in all. */
export type Told = { id: string; days: number; total: number; kinds: { what: string; count: number }[] };

/**
 * Chooses how long a kind of record is kept. A period that deletes something is saved only when the owner was told of
 * at least as many records as it is now.
 * @param choice `told` is how many records she agreed to; null when she was not asked yet
 * @returns what she is to be told; null when it is saved
 * @throws DomainError forbidden, or invalid (field `days`)
 */
export async function choosePeriod(services: Services, staff: Staff, choice: Choice): Promise<Told | null> {
  const { id, days, told } = choice;
  await mustBeOwner(services.db.query, staff, 'Only an owner may choose how long records are kept.');
  const bounds = choiceOf(id);
  const fault = !bounds
    ? 'How long this is kept cannot be chosen.'
    : !Number.isInteger(days) || days < bounds.least || days > bounds.most
      ? `Please enter a whole number of days from ${bounds.least} to ${bounds.most}.`
      : null;
  if (fault) throw new DomainError('invalid', fault, { fields: { days: fault } });
  const before = await chosenPeriods(services.db.query);
  const goes = await whatGoes(services, before, { ...before, [id]: days });
  const total = goes.reduce((sum, { count }) => sum + count, 0);
  if (total > (told ?? 0)) return { id, days, total, kinds: goes };
  await exclusively(services.db, lockKey, async (trx) => {
    await mustBeOwner(trx, staff, 'Only an owner may choose how long records are kept.');
    const periods = { ...(await chosenPeriods(trx)), [id]: days };
    await writeSetting(trx, periodsSetting, periods, services.clock.now());
  });
  services.log.info('retention-chosen', { records: id, days, by: staff.id });
  return null;
}

/** What goes at the next round, an hour from now at the latest, that would stay with the periods of before. */
async function whatGoes(services: Services, before: Periods, after: Periods): Promise<Told['kinds']> {
  const [stays, goes] = [
    await dueWithin(services, inForce(before), hourMs),
    await dueWithin(services, inForce(after), hourMs),
  ];
  return retention.flatMap(({ id, what }) => {
    const count = (goes.get(id) ?? 0) - (stays.get(id) ?? 0);
    return count > 0 ? [{ what, count }] : [];
  });
}
