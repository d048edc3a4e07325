import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { kilobyte } from '#domain/format/sizes.ts';
import { cleanText } from '#domain/forms/clean-text.ts';
import { automaticEvidence, type Headers } from '#domain/letters/automatic.ts';
import { explanationIn } from '#domain/letters/explanation.ts';
import { forwardedFrom } from '#domain/letters/forwarded.ts';
import { messageIds } from '#domain/letters/message-ids.ts';
import { asText, mostHtml } from './as-text.ts';
import { cleanType } from './clean-type.ts';
import { fileNameOf } from './file-name.ts';
import type { Letter, LetterFile, Mailbox } from './letter.ts';
import { announcesReport, firstPartOf, readReport } from './report.ts';

/** What is kept of one letter. */
const most = { text: 100_000, subject: 300, name: 120, addresses: 50, files: 30, findings: 20 };
/**
 * Deeper than programs write; whoever nests more has the headers of his letter shown alone. Half a megabyte of groups
 * of addresses took four seconds; the headers of letters have a tenth of what is read here.
 */
const bounds = { maxNestingDepth: 40, maxHeadersSize: 128 * kilobyte, forceRfc822Attachments: true };

/**
 * Lines that are read of it. Each takes the library the same work, of one sign or of a hundred: a megabyte of empty
 * lines took ten seconds, which letters behind it wait for. A megabyte of files has 14,000.
 */
const mostLines = 30_000;

/**
 * Equals signs that are read of a letter with base64 in it. There each ends a piece of its own: a megabyte of pieces of
 * one sign took nine seconds. Files have two a line at the most; a text of 15,000 Greek letters has as many.
 */
const mostEquals = 30_000;

/**
 * Reads an e-mail as it stands in the mailbox. Never throws: what cannot be read is said in `left`.
 * @param fileBytes how large a file may be to be kept
 * @param whole false when only the beginning of a large letter was fetched
 */
export async function readLetter(given: Uint8Array, fileBytes: number, complete = true): Promise<Letter> {
  const raw = given.subarray(0, Math.min(endOf(given, '\n', mostLines), endOfEquals(given)));
  const whole = complete && raw.length === given.length;
  const parsed = await PostalMime.parse(raw, bounds).catch(() => null);
  if (parsed)
    return toLetter(await withoutReturned(parsed, raw), raw, fileBytes, { unreadable: false, whole });
  const headers = await PostalMime.parse(headersOf(raw), bounds).catch(() => ({
    headers: [],
    attachments: [],
  }));
  const email = headers as unknown as Email;
  const report = announcesReport(headersIn(email)) ? { failures: [], originalId: null } : null;
  return toLetter({ email, report }, raw, fileBytes, { unreadable: true, whole });
}

/** Behind so many of a sign; the length when there are no more. */
function endOf(raw: Uint8Array, sign: '\n' | '=', most: number): number {
  const byte = sign.charCodeAt(0);
  let at = 0;
  for (let count = 0; count < most; count += 1) {
    const found = raw.indexOf(byte, at);
    if (found === -1) return raw.length;
    at = found + 1;
  }
  return at;
}

function endOfEquals(raw: Uint8Array): number {
  const end = endOf(raw, '=', mostEquals);
  if (end === raw.length) return end;
  const isInBase64 = /base64/i.test(
    Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1'),
  );
  return isInBase64 ? end : raw.length;
}

type Read = { email: Email; report: Letter['report'] };

/**
 * A report keeps what its server explains and what is machine-readable. The message that it returns may be a
 * colleague's, with a link that nobody else is to see.
 */
async function withoutReturned(email: Email, raw: Uint8Array): Promise<Read> {
  const header = headersIn(email);
  const read = readReport(email, header);
  if (!read && !announcesReport(header)) return { email, report: null };
  const report = read ?? { failures: [], originalId: null };
  const { text = '', html = '' } = await PostalMime.parse(firstPartOf(raw, header), bounds);
  const explained = explanationIn(text.trim() ? text : asText(html));
  return { email: { ...email, text: explained, html: '', attachments: [] }, report };
}

const headersIn =
  (email: Email): Headers =>
  (name) =>
    email.headers.find(({ key }) => key === name)?.value ?? '';

function toLetter(
  { email, report }: Read,
  raw: Uint8Array,
  fileBytes: number,
  read: { unreadable: boolean; whole: boolean },
): Letter {
  const header = headersIn(email);
  const from = firstMailbox([email.from, email.sender]);
  const subject = oneLine(email.subject ?? '', most.subject);
  const html = email.text?.trim() ? '' : (email.html ?? '');
  const all = cleanText(html === '' ? (email.text ?? '') : asText(html));
  const text = all.slice(0, most.text).toWellFormed();
  const files = email.attachments.slice(0, most.files).map((one) => toFile(one, fileBytes));
  // The last piece of a letter that was cut off is not what was sent.
  const kept = read.whole ? files : files.slice(0, -1);
  const date = Date.parse(email.date ?? '');
  return {
    messageId: messageIds(email.messageId)[0] ?? madeId(raw),
    inReplyTo: messageIds(email.inReplyTo).at(-1) ?? null,
    references: messageIds(email.references),
    from,
    replyTo: mailboxes(email.replyTo)[0]?.email ?? null,
    to: [...mailboxes(email.to), ...mailboxes(email.cc)].slice(0, most.addresses).map((one) => one.email),
    subject,
    at: Number.isNaN(date) ? null : date,
    text,
    evidence: automaticEvidence(header, from.email, subject),
    report,
    forwarded: forwardedFrom(subject, text),
    findings: findingsIn(email),
    files: kept,
    left: {
      text: all.length > text.length || html.length > mostHtml || !read.whole,
      files: email.attachments.length - kept.length,
      unreadable: read.unreadable,
    },
  };
}

/** As they travelled: an encoded word would give a line that a sender wrote the name of our server. */
function findingsIn({ headerLines = [] }: Partial<Email>): string[] {
  return headerLines
    .filter(({ key }) => key === 'authentication-results')
    .slice(0, most.findings)
    .map(({ line }) => line.slice(line.indexOf(':') + 1, 10 * kilobyte));
}

function toFile(
  { filename, mimeType, content }: Email['attachments'][number],
  fileBytes: number,
): LetterFile {
  const data = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return {
    name: fileNameOf(filename, mimeType),
    type: cleanType(mimeType),
    bytes: data.byteLength,
    open: data.byteLength <= fileBytes ? async () => Readable.from([Buffer.from(data)]) : null,
  };
}

function firstMailbox(addresses: Array<Address | undefined>): Mailbox {
  return mailboxes(addresses)[0] ?? { name: '', email: '' };
}

/** Groups are opened; what is no address is left out. */
function mailboxes(addresses: ReadonlyArray<Address | undefined> = []): Mailbox[] {
  return addresses
    .slice(0, 500)
    .flatMap((one) => one?.group ?? (one ? [one] : []))
    .map((one) => ({
      name: oneLine(one.name, most.name),
      email: oneLine(one.address ?? '', 254).toLowerCase(),
    }))
    .filter(({ email }) => /^[^@\s]+@[^@\s]+$/.test(email));
}

function oneLine(text: string, length: number): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').slice(0, length).toWellFormed();
}

/** An id for a letter without one: the same letter gets the same. */
function madeId(raw: Uint8Array): string {
  return `<${createHash('sha256').update(raw).digest('hex')}@no-message-id>`;
}

function headersOf(raw: Uint8Array): Uint8Array {
  const text = Buffer.from(raw.subarray(0, bounds.maxHeadersSize / 2)).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? 0;
  return raw.subarray(0, end);
}
