import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { kilobyte } from '#domain/format/sizes.ts';
import {
  cleanFileName,
  type FileKind,
  fileKindOf,
  maxFiles,
  tooManyFiles,
  wrongKind,
} from '#domain/leads/files.ts';
import { DomainError } from '#server/base/errors.ts';
import { bodyBounds, tooLongName, tooManyFields } from './fields.ts';
import { handOver } from './hand-over.ts';

/** Takes one file of a form. @returns what speaks against it, or null */
export type TakeOne<Kind = FileKind> = (
  stream: Readable,
  name: string,
  kind: Kind,
) => Promise<DomainError | null>;

/** What a form's files may be, judged by their names. */
export type FileRules<Kind> = {
  most: number;
  tooMany: string;
  /** null refuses it. */
  kindOf: (name: string) => Kind | null;
  wrongKind: (name: string) => string;
};

const attachments: FileRules<FileKind> = {
  most: maxFiles,
  tooMany: tooManyFiles,
  kindOf: fileKindOf,
  wrongKind,
};

type Read = {
  fields: Array<[string, string]>;
  /** The first thing that speaks against the form. */
  problem: DomainError | null;
  /** Whether a file came. */
  withFiles: boolean;
};

/** Beside what is wrong with files, the message stands at their field. */
export const filesProblem = (message: string) =>
  new DomainError('invalid', message, { fields: { files: message } });

/**
 * Reads a form with files: answers into memory, each file to `take`, or past it when there is none. A file that
 * cannot be taken does not end the reading; a form beyond its bounds does.
 */
export function readMultipart(request: Request, take: TakeOne | null): Promise<Read> {
  return readFiles(request, take, attachments);
}

/** The same where other files are taken. */
export async function readFiles<Kind>(
  request: Request,
  take: TakeOne<Kind> | null,
  rules: FileRules<Kind>,
): Promise<Read> {
  const read: Read = { fields: [], problem: null, withFiles: false };
  const complain = (problem: DomainError | null) => {
    read.problem ??= problem;
  };
  const ended = Promise.withResolvers<void>();
  const giveUp = (message: string) => {
    complain(filesProblem(message));
    ended.resolve();
  };
  let storing: Promise<void> = Promise.resolve();
  let current: Readable | undefined;
  let count = 0;
  let textBytes = 0;

  const parser = openParser(request.headers.get('content-type') ?? '');
  // The parser's types promise a name; of a part that has none it gives `undefined`.
  parser.on('field', (name: string | undefined, value, nameCut, valueCut) => {
    textBytes += value.length;
    // As browsers leave out a field without a name.
    if (name === undefined) return;
    if (nameCut || name.length > bodyBounds.nameLength) return giveUp(tooLongName);
    if (textBytes > bodyBounds.allTextBytes) return giveUp('The answers are too long.');
    if (valueCut) complain(filesProblem('One of the answers is too long.'));
    else read.fields.push([name, value]);
  });
  parser.on('fieldsLimit', () => giveUp(tooManyFields));
  parser.on('partsLimit', () => giveUp('The form has too many parts.'));
  parser.on('file', (_field, stream, sentName) => {
    // Whoever reads it sees its errors; nobody reads one that is passed over, and its errors must not end the server.
    stream.on('error', () => undefined);
    // An empty file field is sent as a nameless file without content.
    if (!sentName) return void stream.resume();
    read.withFiles = true;
    if (!take) return void stream.resume();
    current = stream;
    count += 1;
    const name = cleanFileName(sentName);
    const kind = rules.kindOf(name);
    if (count > rules.most) complain(filesProblem(rules.tooMany));
    else if (!kind) complain(filesProblem(rules.wrongKind(name)));
    storing = storing.then(async () => {
      if (kind && !read.problem) complain(await take(stream, name, kind));
      stream.resume();
    });
    // Awaited below; a failure before that must not count as unhandled.
    storing.catch(() => stream.resume());
  });

  const source = request.body && Readable.fromWeb(request.body as unknown as NodeStream);
  const broken = () => ended.reject(new DomainError('invalid', 'The form could not be read.'));
  let isOver = false;
  parser.once('finish', ended.resolve);
  parser.on('error', broken);
  if (source) handOver(source, parser, () => isOver).catch(ended.reject);
  else broken();
  try {
    await ended.promise;
    if (!parser.writableFinished) current?.destroy(new Error('The form is not read any further.'));
  } catch (error) {
    current?.destroy(error as Error);
    await storing.catch(() => undefined);
    throw error;
  } finally {
    isOver = true;
  }
  await storing.catch((error: unknown) => {
    if (!read.problem) throw error;
  });
  return read;
}

function openParser(type: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': type } as BusboyHeaders,
      // Files are counted above: the parser would drop what is too much without a word.
      limits: {
        fields: bodyBounds.fields,
        fieldSize: bodyBounds.textBytes,
        fieldNameSize: bodyBounds.nameLength,
        parts: bodyBounds.fields + 1000,
        headerPairs: 20,
        headerSize: 8 * kilobyte,
      },
    });
  } catch {
    throw new DomainError('invalid', 'The form could not be read.');
  }
}
