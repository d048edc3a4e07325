import { dayMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import { hashToken } from '#server/base/tokens.ts';
import { type Documents, readDocuments } from '#server/content/documents/live-documents.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';

const longestPreviewDays = 30;
/** More links open at once are forgotten links. */
const mostOpen = 50;

/** A link that is open; instants in epoch milliseconds. */
export type PreviewLink = {
  id: string;
  note: string;
  author: string | null;
  createdAt: number;
  expiresAt: number;
};

/**
 * Makes a link that shows versions to somebody without an account. Only a hash of it is stored: it is shown once.
 * @throws DomainError invalid (field `days`), or conflict when too many are open
 */
export async function createPreview(
  {
    db,
    clock,
    log,
    randomId,
    randomToken,
  }: Pick<Services, 'db' | 'clock' | 'log' | 'randomId' | 'randomToken'>,
  { documents, note, staffId, days }: { documents: Documents; note: string; staffId: string; days: number },
): Promise<{ id: string; token: string; expiresAt: number }> {
  if (!Number.isInteger(days) || days < 1 || days > longestPreviewDays) {
    const fault = `Please enter a whole number of days from 1 to ${longestPreviewDays}.`;
    throw new DomainError('invalid', fault, { fields: { days: fault } });
  }
  const [id, token, now] = [randomId(), randomToken(), clock.now()];
  const expiresAt = now + days * dayMs;
  await db.query.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('content_previews')
      .where('expires_at', '<=', now - longestPreviewDays * dayMs)
      .execute();
    if ((await openPreviews(trx, now)).length >= mostOpen)
      throw new DomainError(
        'conflict',
        'There are fifty open links already. Please withdraw one of them first.',
      );
    await trx
      .insertInto('content_previews')
      .values({
        ...{ id, note, author_id: staffId, created_at: now, expires_at: expiresAt, withdrawn_at: null },
        token_hash: hashToken(token),
        documents: JSON.stringify(documents),
      })
      .execute();
  });
  log.info('preview-made', { id, days, by: staffId });
  return { id, token, expiresAt };
}

/**
 * The versions that a link shows.
 * @throws DomainError gone when it is over or withdrawn, which only those learn who have the link; or not-found
 */
export async function findPreview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<{ id: string; documents: Documents }> {
  const row = await db.query
    .selectFrom('content_previews')
    .select(['id', 'documents', 'expires_at', 'withdrawn_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row)
    throw new DomainError(
      'not-found',
      'This link to a draft is not complete, or it ended long ago. Please copy all of it, or ask whoever sent it for a new one.',
    );
  if (row.withdrawn_at !== null) throw new DomainError('gone', ended('was withdrawn'));
  if (row.expires_at <= clock.now()) throw new DomainError('gone', ended('has run out'));
  return { id: row.id, documents: readDocuments(row.documents) };
}

const ended = (how: string) =>
  `The draft that it showed can no longer be seen: the link ${how}. Please ask whoever sent it for a new one.`;

/** Withdraws a link at once. Withdrawing twice changes nothing. */
export async function withdrawPreview(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { id, staffId }: { id: string; staffId: string },
): Promise<void> {
  await db.query
    .updateTable('content_previews')
    .set({ withdrawn_at: clock.now() })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
  log.info('preview-withdrawn', { id, by: staffId });
}

/** The links that still show something, the newest first. */
export async function openPreviews(queries: Queries, now: number): Promise<PreviewLink[]> {
  return open(queries, now)
    .leftJoin('staff', 'staff.id', 'content_previews.author_id')
    .select([
      'content_previews.id',
      'content_previews.note',
      'staff.name as author',
      'content_previews.created_at as createdAt',
      'content_previews.expires_at as expiresAt',
    ])
    .orderBy('content_previews.created_at', 'desc')
    .orderBy('content_previews.id')
    .execute();
}

function open(queries: Queries, now: number) {
  return queries
    .selectFrom('content_previews')
    .where('content_previews.withdrawn_at', 'is', null)
    .where('content_previews.expires_at', '>', now);
}
