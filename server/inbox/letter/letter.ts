import type { Readable } from 'node:stream';
import type { Failure } from '#domain/letters/bounce.ts';
import type { Forwarded } from '#domain/letters/forwarded.ts';

export type Mailbox = { name: string; email: string };

export type LetterFile = {
  name: string;
  type: string;
  bytes: number;
  /** Its content, once; null when it is larger than what is kept. */
  open: (() => Promise<Readable>) | null;
};

/** What an e-mail says, within bounds whatever was sent; nothing of it is ever shown as HTML. */
export type Letter = {
  /** In angle brackets; made from the content when the sender gave none. */
  messageId: string;
  inReplyTo: string | null;
  references: string[];
  from: Mailbox;
  replyTo: string | null;
  /** To and Cc. */
  to: string[];
  subject: string;
  /** When it says that it was written; null when that is no date. */
  at: number | null;
  text: string;
  /** How much speaks for a machine as its writer; see `automaticEvidence`. */
  evidence: number;
  /** What a mail server reports of mails that were sent; null when it is no such report. */
  report: { failures: Failure[]; originalId: string | null } | null;
  forwarded: Forwarded | null;
  /** The lines of Authentication-Results as they travelled, the topmost first: anybody may have written them. */
  findings: string[];
  files: LetterFile[];
  /** What is not here and stands in the mailbox alone. */
  left: { text: boolean; files: number; unreadable: boolean };
};
