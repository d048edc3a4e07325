import type { ImapFlow, ImapFlowOptions } from 'imapflow';
import type { LetterReader } from '#server/inbox/letter/reader.ts';
import type { Services } from '#server/ports/services.ts';
import { readFolder } from './read-folder.ts';

export type MailboxLine = { client: ImapFlow; sent: string | null };

/**
 * Connects to the mailbox.
 * @param onNews is called when a letter has arrived, where the server says so
 * @param ended hangs up, whatever the server is about to say
 */
export async function openLine(
  options: ImapFlowOptions,
  onNews: () => void,
  ended: AbortSignal,
): Promise<MailboxLine> {
  // Two megabytes of program, for sites that read a mailbox.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow(options);
  // The step in hand fails too; an error without a listener would end the process.
  client.on('error', () => undefined);
  try {
    return await closingAt(ended, client, async () => {
      await client.connect();
      const folders = await client.list();
      const sent = folders.find(({ specialUse }) => specialUse === '\\Sent')?.path ?? null;
      client.on('exists', onNews);
      return { client, sent };
    });
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * Reads what is new in the inbox and among what was sent, and goes on listening at the inbox.
 * @param asked to end after the letter in hand
 * @param ended hangs up at once
 * @returns whether there is more
 */
export function readMailbox(
  services: Services,
  { client, sent }: MailboxLine,
  { account, reader }: { account: string; reader: LetterReader },
  { asked, ended }: { asked: AbortSignal; ended: AbortSignal },
): Promise<boolean> {
  return closingAt(ended, client, async () => {
    const moreSent =
      sent !== null &&
      (await readFolder(services, { client, reader }, { name: 'sent', path: sent, account }, asked));
    const inbox = { name: 'inbox' as const, path: 'INBOX', account };
    return (await readFolder(services, { client, reader }, inbox, asked)) || moreSent;
  });
}

/** A server that goes on trickling never falls silent: only hanging up ends its step. */
async function closingAt<T>(ended: AbortSignal, client: ImapFlow, work: () => Promise<T>): Promise<T> {
  ended.throwIfAborted();
  const close = () => client.close();
  ended.addEventListener('abort', close, { once: true });
  try {
    return await work();
  } finally {
    ended.removeEventListener('abort', close);
  }
}
