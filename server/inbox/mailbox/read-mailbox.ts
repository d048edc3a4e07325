import { ImapFlow, type ImapFlowOptions } from 'imapflow';
import { minuteMs } from '#domain/format/durations.ts';
import type { Services } from '#server/ports/services.ts';
import { readFolder } from './read-folder.ts';

/** A round ends after this even if the server goes on trickling; the next one goes on from there. */
export const roundMs = 5 * minuteMs;

export type MailboxLine = { client: ImapFlow; sent: string | null };

/** Connects to the mailbox. @param onNews is called when a letter has arrived, where the server says so */
export async function openLine(options: ImapFlowOptions, onNews: () => void): Promise<MailboxLine> {
  const client = new ImapFlow(options);
  // The step in hand fails too; an error without a listener would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const folders = await client.list();
    const sent = folders.find(({ specialUse }) => specialUse === '\\Sent')?.path ?? null;
    client.on('exists', onNews);
    return { client, sent };
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * Reads what is new in the inbox and among what was sent, and goes on listening at the inbox.
 * @returns whether there is more
 */
export async function readMailbox(
  services: Services,
  { client, sent }: MailboxLine,
  account: string,
  asked: AbortSignal,
): Promise<boolean> {
  const limit = setTimeout(() => client.close(), roundMs);
  try {
    const moreSent =
      sent !== null && (await readFolder(services, client, { name: 'sent', path: sent, account }, asked));
    const inbox = { name: 'inbox' as const, path: 'INBOX', account };
    return (await readFolder(services, client, inbox, asked)) || moreSent;
  } finally {
    clearTimeout(limit);
  }
}
