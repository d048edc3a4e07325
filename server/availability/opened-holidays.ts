import { isIsoDate } from '#domain/format/iso-date.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';

/** A setting for each day, so that two opened at once do not overwrite each other. */
const keyStart = 'bank-holiday-opened:';

/** Bank holidays on which the owner works all the same, although they are closed as a rule. */
export async function openedHolidays(queries: Queries): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('settings')
    .select('key')
    .where('key', 'like', `${keyStart}%`)
    .execute();
  return new Set(rows.map(({ key }) => key.slice(keyStart.length)));
}

/** Opens one bank holiday, or closes it again; effective at once. @throws DomainError invalid for no real date */
export async function setHolidayOpen(
  services: Services,
  staff: Staff,
  date: string,
  open: boolean,
): Promise<void> {
  if (!isIsoDate(date)) throw new DomainError('invalid', 'Please select a date');
  const { query } = services.db;
  const key = keyStart + date;
  if (open) await writeSetting(query, key, true, services.clock.now());
  else await query.deleteFrom('settings').where('key', '=', key).execute();
  services.log.info(open ? 'bank-holiday-opened' : 'bank-holiday-closed', { date, by: staff.id });
}
