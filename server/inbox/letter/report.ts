import type { Email } from 'postal-mime';
import { kilobyte } from '#domain/format/sizes.ts';
import type { Headers } from '#domain/letters/automatic.ts';
import { type Failure, failedRecipients, readDeliveryStatus } from '#domain/letters/bounce.ts';
import { messageIds } from '#domain/letters/message-ids.ts';
import type { Letter } from './letter.ts';

/** What is read of each part of a report. */
const mostBytes = 100 * kilobyte;

/** Reads a letter as what a mail server reports of mails that did not arrive; null when it is no such report. */
export function readReport(email: Email, header: Headers): Letter['report'] {
  const parts = (...types: string[]) =>
    email.attachments.filter(({ mimeType }) => types.includes(mimeType)).map(contentOf);
  const status = parts('message/delivery-status', 'message/global-delivery-status');
  const byExim = header('x-failed-recipients');
  if (status.length === 0 && byExim === '') return null;
  const failures: Failure[] = [...status.flatMap(readDeliveryStatus), ...failedRecipients(byExim)];
  const original = parts('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers')
    // Exim's short form has the original below its own words.
    .concat(status.length === 0 ? [email.text ?? ''] : []);
  const ids = original.flatMap((text) => messageIds(/^message-id:(.*(?:\r?\n[ \t].*)?)/im.exec(text)?.[1]));
  const answers = [...messageIds(email.inReplyTo), ...messageIds(email.references).reverse()];
  return { failures: distinct(failures), originalId: ids[0] ?? answers[0] ?? null };
}

function contentOf({ content }: Email['attachments'][number]): string {
  if (typeof content === 'string') return content.slice(0, mostBytes);
  const bytes = new Uint8Array(content);
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, mostBytes)).toString(
    'latin1',
  );
}

function distinct(failures: Failure[]): Failure[] {
  return failures.filter(({ email }, index) => failures.findIndex((one) => one.email === email) === index);
}

/** The beginning of a report up to its second part: before it stands what its server explains. */
export function firstPartOf(raw: Uint8Array, header: Headers): Uint8Array {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(header('content-type')) ?? [];
  const boundary = `--${quoted ?? plain}`;
  let at = 0;
  let seen = 0;
  for (const line of Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1').split('\n')) {
    if (line.trimEnd() === boundary) seen += 1;
    if (seen === 2) return raw.subarray(0, at);
    at += line.length + 1;
  }
  return raw;
}

/** Whether the headers of a letter announce such a report. */
export function announcesReport(header: Headers): boolean {
  return /^multipart\/report\b/i.test(header('content-type').trim()) || header('x-failed-recipients') !== '';
}
