import type { EmailMessage } from './outbox-kinds.ts';

export type MailTransport = {
  /** 'smtp', or 'disk' where mails are kept for the viewer in the owner's area. */
  kind: 'smtp' | 'disk';
  /** @param id identifies the mail: a second sending carries the same Message-ID */
  send: (id: string, message: EmailMessage) => Promise<void>;
};
