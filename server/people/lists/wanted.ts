import { type PersonStatus, personStatuses } from '#domain/people/status.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';

/** What several people are to become; null and undefined leave the status and the owner as they are. */
export type Wanted = { status: PersonStatus | null; owner: string | null | undefined };

/** Reads what a form asks for. @throws DomainError invalid */
export async function readWanted(
  { db }: Pick<Services, 'db'>,
  asked: { status: string; owner: string },
): Promise<Wanted> {
  const status = personStatuses.find((one) => one === asked.status) ?? null;
  if ((asked.status !== '' && !status) || (status === null && asked.owner === '')) {
    throw new DomainError('invalid', 'Please choose a status or somebody to look after them.');
  }
  if (asked.owner === '') return { status, owner: undefined };
  if (asked.owner === 'nobody') return { status, owner: null };
  const known = await db.query
    .selectFrom('staff')
    .select('id')
    .where('id', '=', asked.owner)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!known) throw new DomainError('invalid', 'Please choose somebody on the team.');
  return { status, owner: known.id };
}
