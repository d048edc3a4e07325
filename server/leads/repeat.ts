import { createHash } from 'node:crypto';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import type { SubmittedFile } from '#server/submissions/submitted-file.ts';
import { type Lead, toLead } from './lead.ts';

/** A hash of the answers alone. What travels with the form is left out: a retry may carry a newer attribution. */
export function hashOf(kind: string, answers: unknown, files: readonly SubmittedFile[]): string {
  const contents = files.map(({ name, sha256 }) => ({ name, sha256 }));
  return createHash('sha256').update(JSON.stringify({ kind, answers, contents })).digest('hex');
}

type Sent = {
  key: string | undefined;
  hash: string;
  /** True when it came from a form of the site. Programs are expected to use idempotency keys correctly. */
  byPerson: boolean;
};

/** The lead that an earlier duplicate request made; or null, and the key under which to store this one. */
export type Recognised = { lead: Lead | null; key: string | null };

/**
 * Tells a repeated sending from a new one. Somebody who corrects a form after an error, not knowing that the first
 * version has arrived, sends another submission: it gets a key of its own, made of the form's and its content, so
 * that repeating that one is recognised as well.
 * @throws DomainError conflict for a program that uses a key for something else
 */
export async function recognise(queries: Queries, { key, hash, byPerson }: Sent): Promise<Recognised> {
  if (!key) return { lead: null, key: null };
  const first = await find(queries, key);
  if (!first || first.request_hash === hash) return { lead: first && toLead(first), key };
  if (!byPerson) {
    throw new DomainError('conflict', 'This key was used before, for a submission with other details.');
  }
  // No key of a client can look like this: '~' is not allowed in them.
  const own = `${key}~${hash}`;
  const corrected = await find(queries, own);
  return { lead: corrected && toLead(corrected), key: own };
}

async function find(queries: Queries, key: string) {
  const row = await queries
    .selectFrom('leads')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}
