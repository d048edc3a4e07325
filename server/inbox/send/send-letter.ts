import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { messageSubject } from '#server/inbox/take/message-subject.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { holdPerson } from '#server/people/hold.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import { markAnswered, waitOf } from '#server/people/waiting.ts';
import type { Services } from '#server/ports/services.ts';
import type { SubmittedFile } from '#server/submissions/submitted-file.ts';
import { insertOwn } from './insert-own.ts';
import { type LetterInput, letterInput } from './letter-input.ts';
import { letterMail, replyAddress } from './letter-mail.ts';
import { latestNews, threadBefore } from './thread-before.ts';

/** How long a letter can be taken back. */
export const takeBackMs = 15_000;

type Sending = { personId: string; input: Record<string, unknown>; files: readonly SubmittedFile[] };

/**
 * Sends a letter to a person: stored with its Message-ID, its files and the mail that carries it in one transaction.
 * The same form sent again gives the same letter.
 * @returns its id
 * @throws DomainError invalid with messages by field, not-found, or conflict when there is news that the writer has
 *   not seen: `details.seen` sent along sends it all the same
 */
export async function sendLetter(services: Services, staff: Staff, sending: Sending): Promise<string> {
  const parsed = letterInput.safeParse(sending.input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const input = parsed.data;
  if (await isThere(services.db.query, input.key)) return input.key;
  for (const file of sending.files) await file.keep();
  try {
    await services.db.query
      .transaction()
      .execute((trx) => store(services, trx, staff, { ...sending, input }));
  } catch (error) {
    if (await isThere(services.db.query, input.key)) return input.key;
    if (error instanceof DomainError) for (const file of sending.files) await file.discard();
    throw error;
  }
  services.wakeOutbox();
  services.log.info('letter-sent', { id: input.key, by: staff.id });
  return input.key;
}

type Storing = Omit<Sending, 'input'> & { input: LetterInput };

async function store(
  services: Services,
  trx: Queries,
  staff: Staff,
  { personId, input, files }: Storing,
): Promise<void> {
  const now = services.clock.now();
  const held = await holdPerson(trx, now, async () => {
    const row = await trx.selectFrom('people').select('id').where('id', '=', personId).executeTakeFirst();
    return row?.id ?? null;
  });
  if (held === null) throw new DomainError('not-found', 'There is no such person.');
  const address = await trx
    .selectFrom('person_addresses')
    .select('email')
    .where('email_key', '=', input.to.toLowerCase())
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!address)
    throw new DomainError('invalid', 'Choose an address', {
      fields: { to: 'Choose one of their addresses' },
    });
  const news = await latestNews(trx, personId);
  if (news && news.id !== input.seen && !(await isKnownTo(trx, input.seen, news.id))) {
    throw new DomainError('conflict', news.words, { details: { seen: news.id } });
  }
  const before = await threadBefore(trx, personId, input.answers);
  const mail = letterMail(services, staff, { ...input, to: address.email, before, files });
  const from = replyAddress(services.env);
  await insertOwn(trx, {
    id: input.key,
    personId,
    authorId: staff.id,
    mail,
    text: input.text,
    from,
    name: staff.name,
    files,
    now,
  });
  const waited = await waitOf(trx, personId);
  await addToTimeline(trx, {
    personId,
    at: now,
    kind: 'letter-out',
    actor: `staff:${staff.id}`,
    subject: messageSubject(input.key),
    // Who takes the letter back gives the wait back with it.
    payload: { subject: input.subject, ...(waited && { waited }) },
  });
  await enqueue(trx, now, [
    {
      kind: 'email',
      dedupeKey: `letter:${input.key}`,
      subject: messageSubject(input.key),
      payload: mail,
      notBefore: now + takeBackMs,
    },
  ]);
  await markAnswered(trx, personId);
}

async function isThere(queries: Queries, id: string): Promise<boolean> {
  const row = await queries.selectFrom('messages').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Whether what was seen is as new as the latest, which has come at the same instant. */
async function isKnownTo(queries: Queries, seen: string, latest: string): Promise<boolean> {
  const rows = await queries
    .selectFrom('messages')
    .select(['id', 'at'])
    .where('id', 'in', [seen, latest])
    .execute();
  const at = (id: string) => rows.find((row) => row.id === id)?.at ?? 0;
  return seen !== '' && at(seen) >= at(latest);
}
