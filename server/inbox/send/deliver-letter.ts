import type { MailFile } from '#server/ports/mail-transport.ts';
import { PermanentFailure } from '#server/ports/outbox.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';

/** The files of a mail that lie beside the database until it goes. */
export async function filesOf({ files }: Services, { attachments = [] }: EmailMessage): Promise<MailFile[]> {
  const read: MailFile[] = [];
  for (const { storedName, filename, contentType } of attachments) {
    if (!storedName) continue;
    const stream = await files.open(storedName);
    if (!stream) throw new PermanentFailure(`The file ${filename} is no longer there.`);
    read.push({ filename, contentType, content: Buffer.concat(await stream.toArray()) });
  }
  return read;
}

/** Notes when a letter has left. Mails of another kind have no row here. */
export async function noteSent({ db, clock }: Services, { messageId }: EmailMessage): Promise<void> {
  if (!messageId) return;
  await db.query
    .updateTable('messages')
    .set({ sent_at: clock.now() })
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .execute();
}
