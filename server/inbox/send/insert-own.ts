import type { Queries } from '#server/db/db.ts';
import { typeOfKind } from '#server/leads/insert.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { SubmittedFile } from '#server/submissions/submitted-file.ts';

type Own = {
  id: string;
  personId: string;
  authorId: string;
  mail: EmailMessage;
  /** The words that were written, without what every letter has below them. */
  text: string;
  from: string;
  name: string;
  files: readonly SubmittedFile[];
  now: number;
};

/** Writes a letter of ours with what is known of its files, in the caller's transaction. */
export async function insertOwn(trx: Queries, own: Own): Promise<void> {
  const { id, personId, authorId, mail, text, from, name, files, now } = own;
  await trx
    .insertInto('messages')
    .values({
      ...{ id, person_id: personId, direction: 'out', kind: 'letter', state: 'sorted', author_id: authorId },
      message_id: mail.messageId ?? '',
      in_reply_to: mail.inReplyTo ?? null,
      refs: mail.references ?? '',
      from_name: name,
      from_email: from,
      to_emails: JSON.stringify([mail.to.toLowerCase()]),
      subject: mail.subject,
      text,
      at: now,
      created_at: now,
    })
    .execute();
  if (files.length === 0) return;
  const rows = files.map((file, position) => ({
    id: crypto.randomUUID(),
    message_id: id,
    position,
    stored_name: file.storedName,
    original_name: file.name,
    type: typeOfKind[file.kind],
    bytes: file.bytes,
    sha256: file.sha256,
    missing: null,
    created_at: now,
  }));
  await trx.insertInto('message_files').values(rows).execute();
}
