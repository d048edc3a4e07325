import { unseen } from '#server/base/unseen.ts';
import { replaceSeen, writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';

type Saved = { key: string; value: unknown; seen: string | undefined };

/**
 * Stores a setting of availability. A form that was opened before somebody else saved would put days back that they
 * have closed.
 * @param seen how it stood in the form; undefined for programs, which have no page
 * @throws DomainError conflict about the field `seen`
 */
export async function saveSeen(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { key, value, seen }: Saved,
): Promise<void> {
  const now = clock.now();
  if (seen === undefined) return writeSetting(db.query, key, value, now);
  if (await replaceSeen(db.query, { key, value, seen, now })) return;
  throw unseen('Somebody else has changed this since you opened the page. Nothing of yours is saved yet.');
}
