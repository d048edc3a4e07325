import { createHash } from 'node:crypto';
import type { Queries } from '#server/db/db.ts';
import type { MessageTable } from '#server/db/tables/messages.ts';
import type { Letter, Mailbox } from '#server/inbox/letter/letter.ts';
import type { KeptFile } from './keep-files.ts';

type Row = {
  id: string;
  letter: Letter;
  files: readonly KeptFile[];
  direction: 'in' | 'out';
  kind: MessageTable['kind'];
  person: string | null;
  /** Who wrote it, where that is not its sender. */
  from?: Mailbox;
  stranger?: boolean;
  passedOnBy?: string | null;
  /** Whether the mailbox's server has confirmed the sender; null when nothing is known of that. */
  confirmed?: boolean | null;
  authorId?: string | null;
  at: number;
  now: number;
};

/** Writes the letter in hand with its files, once its person is held. @returns its id; null when it is there already */
export type Insert = (row: Pick<Row, 'person' | 'kind'> & Partial<Row>) => Promise<string | null>;

/** How a letter is taken to its person: when it was written, and whether it is from before the mailbox was connected. */
export type How = { at: number; history: boolean; insert: Insert };

/** Writes a letter and what is known of its files, in the caller's transaction. @returns null when it is there already */
export async function insertLetter(trx: Queries, row: Row): Promise<string | null> {
  const { id, letter, person, direction, kind, at, now } = row;
  const from = row.from ?? letter.from;
  const messageId = await freeId(trx, letter, from);
  if (messageId === null) return null;
  const inserted = await trx
    .insertInto('messages')
    .values({
      id,
      person_id: person,
      direction,
      kind,
      state: person ? 'sorted' : 'unsorted',
      message_id: messageId,
      in_reply_to: letter.inReplyTo,
      refs: letter.references.join(' '),
      from_name: from.name,
      from_email: from.email,
      to_emails: JSON.stringify(letter.to),
      subject: letter.subject,
      text: letter.text,
      stranger: row.stranger ? 1 : 0,
      passed_on_by: row.passedOnBy ?? null,
      sender_confirmed: row.confirmed == null ? null : row.confirmed ? 1 : 0,
      left_out: JSON.stringify(letter.left),
      author_id: row.authorId ?? null,
      sent_at: direction === 'out' ? at : null,
      at,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  await insertFiles(trx, row);
  return id;
}

async function insertFiles(trx: Queries, { id, files, now }: Row): Promise<void> {
  if (files.length === 0) return;
  await trx
    .insertInto('message_files')
    .values(
      files.map(({ name, type, bytes, taken, missing }, position) => ({
        id: crypto.randomUUID(),
        message_id: id,
        position,
        stored_name: taken?.storedName ?? null,
        original_name: name,
        type,
        bytes,
        sha256: taken?.sha256 ?? null,
        missing,
        created_at: now,
      })),
    )
    .execute();
}

/** The letter's own id; another one where somebody else has used it before, so that nobody can keep a letter out. */
async function freeId(
  trx: Queries,
  { messageId, subject, text }: Letter,
  from: Mailbox,
): Promise<string | null> {
  const earlier = await trx
    .selectFrom('messages')
    .select('from_email')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  if (!earlier) return messageId;
  if (earlier.from_email === from.email) return null;
  const hash = createHash('sha256')
    .update(JSON.stringify([from.email, subject, text]))
    .digest('hex');
  return `${messageId.slice(0, -1)}#${hash.slice(0, 16)}>`;
}
