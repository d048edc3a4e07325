import type { Readable } from 'node:stream';
import type { ImapFlow, MessageStructureObject } from 'imapflow';
import { kilobyte, megabyte } from '#domain/format/sizes.ts';
import { cleanType } from '#server/inbox/letter/clean-type.ts';
import { fileNameOf } from '#server/inbox/letter/file-name.ts';
import type { Letter, LetterFile } from '#server/inbox/letter/letter.ts';
import type { LetterReader } from '#server/inbox/letter/reader.ts';

/** Letters up to this size are fetched and read in one piece; of larger ones each part comes by itself. */
const smallBytes = megabyte;
const mostTextBytes = 300 * kilobyte;
/** Of a report: its words and its machine-readable part come first, and below stands the message that it returns. */
const mostReportBytes = 300 * kilobyte;
const mostFiles = 30;
const mostFewBytes = 64 * kilobyte;

export type Headed = {
  uid: number;
  size: number;
  arrivedAt: number;
  headers: Buffer;
  /** There are more headers, and nothing of it can be asked for by itself. */
  cut: boolean;
};

/**
 * The headers of a letter, without its content; null when it is gone.
 * @param few asks for its beginning alone: one with more headers than are taken ends the connection
 */
export async function fetchHead(client: ImapFlow, uid: number, few: boolean): Promise<Headed | null> {
  const part = few ? { source: { start: 0, maxLength: mostFewBytes } } : { headers: true };
  const query = { uid: true, size: true, internalDate: true, ...part };
  const found = await client.fetchOne(String(uid), query, { uid: true });
  if (!found) return null;
  const { size = 0, internalDate, source, headers = headersIn(source) } = found;
  const cut = few && headers.length === mostFewBytes;
  return { uid, size, arrivedAt: new Date(internalDate ?? 0).getTime(), headers, cut };
}

function headersIn(source: Buffer = Buffer.alloc(0)): Buffer {
  const end = /\r?\n\r?\n/.exec(source.toString('latin1'))?.index;
  return source.subarray(0, end);
}

/** How a letter is built; null when it has more parts than are read of an answer. */
async function structureOf(client: ImapFlow, { uid }: Headed): Promise<MessageStructureObject | null> {
  try {
    const found = await client.fetchOne(String(uid), { bodyStructure: true }, { uid: true });
    return found ? (found.bodyStructure ?? { type: 'text/plain' }) : null;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'TooManyTokens') return null;
    throw error;
  }
}

/**
 * The letter with its text; its files are read when they are opened, while the connection stands.
 * @returns null when it cannot be read
 */
export async function fetchLetter(
  { client, reader }: { client: ImapFlow; reader: LetterReader },
  head: Headed,
  fileBytes: number,
): Promise<Letter | null> {
  if (head.size <= smallBytes) return reader.read(await sourceOf(client, head), fileBytes);
  const structure = head.cut ? null : await structureOf(client, head);
  if (!structure) return null;
  const leaves = leavesOf(structure);
  if (leaves.some(isStatus) || (await reader.read(head.headers, 0))?.report)
    return reader.read(await sourceOf(client, head, mostReportBytes), fileBytes, false);
  const text = leaves.find(isText('text/plain')) ?? leaves.find(isText('text/html'));
  const body = text ? await textOf(client, head.uid, text) : '';
  const letter = await reader.read(asRaw(head.headers, text?.type ?? 'text/plain', body), fileBytes);
  if (!letter) return null;
  const files = leaves.filter(
    (leaf) => leaf !== text && !isText('text/html')(leaf) && !isText('text/plain')(leaf),
  );
  return {
    ...letter,
    files: files.slice(0, mostFiles).map((leaf) => toFile(client, head.uid, leaf, fileBytes)),
    left: {
      ...letter.left,
      text: letter.left.text || body.length >= mostTextBytes,
      files: Math.max(0, files.length - mostFiles),
    },
  };
}

async function sourceOf(client: ImapFlow, head: Headed, maxLength?: number): Promise<Uint8Array> {
  const source = maxLength === undefined ? true : { start: 0, maxLength };
  const found = await client.fetchOne(String(head.uid), { source }, { uid: true });
  return found ? (found.source ?? head.headers) : head.headers;
}

const isStatus = ({ type }: MessageStructureObject) => /^message\/(?:global-)?delivery-status$/.test(type);

function leavesOf(node: MessageStructureObject): MessageStructureObject[] {
  return node.childNodes && node.type.startsWith('multipart/') ? node.childNodes.flatMap(leavesOf) : [node];
}

const isText = (type: string) => (leaf: MessageStructureObject) =>
  leaf.type === type && leaf.disposition !== 'attachment';

async function textOf(client: ImapFlow, uid: number, leaf: MessageStructureObject): Promise<string> {
  const content = await open(client, uid, leaf, mostTextBytes);
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

async function open(
  client: ImapFlow,
  uid: number,
  leaf: MessageStructureObject,
  maxBytes: number,
): Promise<Readable> {
  const { content } = await client.download(String(uid), leaf.part ?? '1', {
    uid: true,
    maxBytes,
    chunkSize: megabyte,
  });
  if (!content) throw new Error('The letter is gone.');
  return content;
}

/** A letter with its own headers around the text alone, which has been decoded. */
function asRaw(headers: Buffer, type: string, body: string): Buffer {
  const own = headers
    .toString('latin1')
    .replaceAll(/^(?:content-type|content-transfer-encoding|mime-version):.*(?:\r?\n[ \t].*)*\r?\n/gim, '')
    .trimEnd();
  const end = `\r\nMIME-Version: 1.0\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`;
  return Buffer.concat([Buffer.from(own + end, 'latin1'), Buffer.from(body)]);
}

function toFile(client: ImapFlow, uid: number, leaf: MessageStructureObject, fileBytes: number): LetterFile {
  const name = leaf.dispositionParameters?.filename ?? leaf.parameters?.name ?? '';
  // What travels is a third larger than the file.
  const bytes = Math.floor((leaf.size ?? 0) * (leaf.encoding?.toLowerCase() === 'base64' ? 0.73 : 1));
  return {
    name: fileNameOf(name, leaf.type),
    type: cleanType(leaf.type),
    bytes,
    open: bytes <= fileBytes ? () => open(client, uid, leaf, fileBytes + 1) : null,
  };
}
