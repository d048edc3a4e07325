import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { refusesAddress } from '#domain/letters/bounce.ts';
import type { Clock } from '#server/base/clock.ts';
import { placesPerKind } from '#server/outbox/places.ts';
import type { MailFile, MailTransport } from '#server/ports/mail-transport.ts';
import { AddressRefused, MailboxFull, PermanentFailure } from '#server/ports/outbox.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import { socketFor } from './open-socket.ts';

type Options = {
  smtpUrl: string | undefined;
  /** Whether the server was named by staff and must be on the internet. */
  onInternetOnly?: boolean;
  /** How long the mail server may take over one mail, from connecting to its last answer. */
  smtpTimeoutMs: number;
  from: string;
  siteUrl: string;
  dataDir: string;
  clock: Clock;
};

/** `close` ends its connections once what is in hand is sent. */
export type ClosableTransport = MailTransport & { close: () => void };

/** Sends by SMTP when configured, else keeps each mail as an .eml file. */
export function createMailTransport(options: Options): ClosableTransport {
  return options.smtpUrl ? smtpTransport(options.smtpUrl, options) : diskTransport(options);
}

/** Loaded with the first mail: a site that is read sends none. */
const loadMailer = async () => (await import('nodemailer')).default;

function smtpTransport(url: string, options: Options): ClosableTransport {
  const opened = loadMailer().then((mailer) =>
    mailer.createTransport({
      url,
      pool: true,
      maxConnections: placesPerKind,
      // The outbox tries again by itself, later and for all to see.
      maxRequeues: 0,
      ...(options.onInternetOnly && { getSocket: socketFor(options.smtpTimeoutMs) }),
    }),
  );
  return {
    kind: 'smtp',
    close: () => void opened.then((transporter) => transporter.close()),
    send: async (id, message, files = []) => {
      // One limit for the whole: a server that trickles its answers never runs into those of single steps.
      const signal = AbortSignal.timeout(options.smtpTimeoutMs);
      try {
        const transporter = await opened;
        await transporter.sendMail({ ...compose(id, message, files, options), signal });
        return 'sent';
      } catch (error) {
        if (isFull(error)) throw new MailboxFull(smtpReason(error), { cause: error });
        if (isAddressRefused(error)) throw new AddressRefused(smtpReason(error), { cause: error });
        if (isRefusedForGood(error)) throw new PermanentFailure(smtpReason(error), { cause: error });
        if (signal.aborted) throw new Error(tooSlow(options.smtpTimeoutMs), { cause: error });
        throw new Error(smtpReason(error), { cause: error });
      }
    },
  };
}

function diskTransport(options: Options): ClosableTransport {
  const folder = mailFolder(options.dataDir);
  return {
    kind: 'disk',
    close: () => undefined,
    send: async (id, message, files = []) => {
      const composer = (await loadMailer()).createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'unix',
      });
      const { message: raw } = await composer.sendMail(compose(id, message, files, options));
      await mkdir(folder, { recursive: true });
      const target = path.join(folder, `${id}.eml`);
      await writeFile(`${target}.part`, raw as Buffer);
      await rename(`${target}.part`, target);
      return 'kept';
    },
  };
}

/** Where mails are kept when no SMTP server is set. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

function compose(
  id: string,
  message: EmailMessage,
  files: readonly MailFile[],
  { from, siteUrl, clock }: Options,
): SendMailOptions {
  const { calendar, replyTo, headers, attachments, senderName, messageId, inReplyTo, references, ...rest } =
    message;
  return {
    ...rest,
    from: senderName ? { name: senderName, address: addressIn(from) } : from,
    date: new Date(clock.now()),
    messageId: messageId ?? `<${id}@${new URL(siteUrl).hostname}>`,
    ...(inReplyTo ? { inReplyTo } : {}),
    ...(references ? { references } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(headers ? { headers } : {}),
    attachments: [...(attachments ?? []).filter(({ storedName }) => !storedName), ...files],
    ...(calendar
      ? { icalEvent: { method: calendar.method, filename: 'invitation.ics', content: calendar.content } }
      : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The address of 'Name <a@b.c>' or 'a@b.c'. */
function addressIn(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from;
}

/** A 5xx answer to the recipient or the message is final; anything else may pass. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Of a receiver refused without a status of RFC 3463, servers that report it later say 5.0.0 (RFC 3463, 3.1). */
function isAddressRefused(error: unknown): boolean {
  const { command } = error as { command?: string };
  return isRefusedForGood(error) && command === 'RCPT TO' && refusesAddress(statusIn(error) ?? '5.0.0');
}

/** Of a receiver refused without a status, 552 says that there is no room (RFC 5321, 4.2.3); of a message, also its size. */
function isFull(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const status = statusIn(error);
  if (!isRefusedForGood(error)) return false;
  return status ? status === '5.2.2' : responseCode === 552 && command === 'RCPT TO';
}

/** The status of RFC 3463 that a server's answer begins with. */
function statusIn(error: unknown): string | undefined {
  const { response = '' } = error as { response?: string };
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
}

/** The code and step only: a server's answer may quote the recipient's address. */
function smtpReason(error: unknown): string {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return `The mail server did not accept it (${[code, responseCode, command].filter(Boolean).join(', ') || 'no answer'}).`;
}

function tooSlow(timeoutMs: number): string {
  return `The mail server did not finish within ${timeoutMs / 1000} seconds.`;
}
