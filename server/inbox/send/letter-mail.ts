import type { Staff } from '#server/auth/staff.ts';
import type { Env } from '#server/base/env.ts';
import { mailboxAddress } from '#server/inbox/mailbox/address.ts';
import { typeOfKind } from '#server/leads/insert.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { withWhoWeAre } from '#server/mail/who-we-are.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import type { SubmittedFile } from '#server/submissions/submitted-file.ts';
import type { Before } from './thread-before.ts';

/** Where answers are wanted: the agency's address, else the mailbox that is read. */
export function replyAddress(env: Env): string {
  return env.AGENCY_EMAIL ?? (env.IMAP_URL && mailboxAddress(env.IMAP_URL)) ?? agencyAddress(env);
}

type Written = {
  key: string;
  to: string;
  subject: string;
  text: string;
  before: Before;
  files: readonly SubmittedFile[];
};

/** The mail that carries a letter: its words as they were written, and who we are below them. */
export function letterMail({ env }: Services, staff: Staff, written: Written): EmailMessage {
  const { key, to, subject, text, before, files } = written;
  return {
    to,
    senderName: staff.name,
    replyTo: replyAddress(env),
    subject,
    text: withWhoWeAre(text),
    html: '',
    messageId: `<${key}@${new URL(env.SITE_URL).hostname}>`,
    ...(before ?? {}),
    ...(files.length > 0 && {
      attachments: files.map(({ name, kind, storedName }) => ({
        filename: name,
        contentType: typeOfKind[kind],
        storedName,
      })),
    }),
  };
}
