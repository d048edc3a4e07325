import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { dayMs } from '#domain/format/durations.ts';
import type { Db, Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';

const weekMs = 7 * dayMs;
const settingKey = 'secret-fingerprint';

const notedSchema = z.object({
  fingerprint: z.string(),
  /** The former secret’s fingerprint, so that going back to it is recognised. */
  former: z.string().nullable(),
  /** When another secret was first seen that nothing explained; null when all is well. */
  changedAt: z.number().nullable(),
});

/** A fingerprint: tells secrets apart without revealing them. */
function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('foreshore: which secret is this').digest('base64url');
}

/**
 * Notes with which secret the database is used.
 * @param previous secrets that are on their way out: a change from one of them is a rotation
 * @returns whether the secret is another than before, and nothing explains it
 */
export async function noteSecret(
  db: Db,
  { secret, previous, now }: { secret: string; previous: readonly string[]; now: number },
): Promise<boolean> {
  const fingerprint = fingerprintOf(secret);
  const before = await readNoted(db.query);
  const known = previous.map(fingerprintOf);
  const sameAgain = before?.fingerprint === fingerprint;
  // APP_SECRET_PREVIOUS may also be set later, once the change has been noticed.
  const old = sameAgain ? before.former : before?.fingerprint;
  if (sameAgain && (!old || !known.includes(old))) return false;
  const explained = !before || before.former === fingerprint || known.some((one) => one === old);
  const noted = explained
    ? { fingerprint, former: null, changedAt: null }
    : { fingerprint, former: before.fingerprint, changedAt: now };
  await writeSetting(db.query, settingKey, noted, now);
  return !explained;
}

/** Whether the secret changed within the last week, without a rotation. */
export async function secretChanged(queries: Queries, now: number): Promise<boolean> {
  const changedAt = (await readNoted(queries))?.changedAt ?? null;
  return changedAt !== null && Math.abs(now - changedAt) < weekMs;
}

async function readNoted(queries: Queries) {
  return notedSchema.optional().parse(await readSetting(queries, settingKey));
}
