import { z } from 'zod';
import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { CurrentStaff, Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';

const key = 'content-publishers';
const publishers = z.enum(['owners', 'everybody']);

/** Who of the team may publish, schedule and go back; owners may always. */
type Publishers = z.infer<typeof publishers>;

export async function whoPublishes(queries: Queries): Promise<Publishers> {
  return publishers.safeParse(await readSetting(queries, key)).data ?? 'owners';
}

/** @throws DomainError forbidden, or invalid */
export async function choosePublishers(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  staff: Staff,
  choice: string,
): Promise<void> {
  const chosen = publishers.safeParse(choice);
  if (!chosen.success)
    throw new DomainError('invalid', 'Please choose who may publish.', {
      fields: { who: 'Please choose one of the two.' },
    });
  await db.query.transaction().execute(async (trx) => {
    await mustBeOwner(trx, staff, 'Only an owner may choose who publishes.');
    await writeSetting(trx, key, chosen.data, clock.now());
  });
  log.info('content-publishers-chosen', { who: chosen.data, by: staff.id });
}

/** For pages: whether somebody may publish now. */
export async function mayPublish(queries: Queries, { role }: Pick<CurrentStaff, 'role'>): Promise<boolean> {
  return role === 'owner' || (await whoPublishes(queries)) === 'everybody';
}

/** Goes on only for whoever may publish at this moment. @throws DomainError forbidden */
export async function mustPublish(queries: Queries, staffId: string): Promise<void> {
  const staff = await queries
    .selectFrom('staff')
    .select('role')
    .where('id', '=', staffId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (staff && (await mayPublish(queries, staff))) return;
  throw new DomainError(
    'forbidden',
    'Only an owner may publish. What you saved is kept, and can be published.',
  );
}
