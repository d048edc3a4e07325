import type { EmailMessage } from './outbox-kinds.ts';

/** A file that lies beside the database until its mail goes. */
export type MailFile = { filename: string; contentType: string; content: Buffer };

export type MailTransport = {
  /** 'smtp', or 'disk' where mails are kept for the viewer in the owner's area. */
  kind: 'smtp' | 'disk';
  /**
   * @param id identifies the mail: a second sending carries the same Message-ID
   * @returns whether it went out, or was kept for want of a mail server
   */
  send: (id: string, message: EmailMessage, files?: readonly MailFile[]) => Promise<'sent' | 'kept'>;
};
