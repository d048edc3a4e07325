import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { cleanFileName, fileKindOf, maxFiles, tooManyFiles, wrongKind } from '#domain/leads/files.ts';
import { DomainError } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { type SubmittedFile, takeFile } from './take-file.ts';

const limits = { fields: 200, fieldBytes: 64 * 1024, nameBytes: 100 };

type Read = { fields: Array<[string, string]>; problem: string | null };

/**
 * Reads a form with files: answers into memory, files straight to the store and into `taken`.
 * @returns the fields, and the first thing that speaks against a file
 */
export async function readMultipart(
  request: Request,
  type: string,
  store: FileStore,
  taken: SubmittedFile[],
): Promise<Read> {
  const fields: Array<[string, string]> = [];
  let problem: string | null = null;
  const complain = (text: string | null) => {
    problem ??= text;
  };
  let storing: Promise<void> = Promise.resolve();
  let current: Readable | undefined;
  let count = 0;

  const parser = openParser(type);
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) complain('One of the answers is too long.');
    else fields.push([name, value]);
  });
  parser.on('fieldsLimit', () => complain('The form has too many fields.'));
  parser.on('partsLimit', () => complain('The form has too many parts.'));
  parser.on('file', (_field, stream, sentName) => {
    // Whoever reads it sees its errors; nobody reads one that is passed over, and its errors must not end the server.
    stream.on('error', () => undefined);
    // An empty file field is sent as a nameless file without content.
    if (!sentName) return void stream.resume();
    current = stream;
    count += 1;
    const name = cleanFileName(sentName);
    const kind = fileKindOf(name);
    if (count > maxFiles) complain(tooManyFiles);
    else if (!kind) complain(wrongKind(name));
    storing = storing.then(async () => {
      if (kind && !problem) complain(await takeFile(store, stream, name, kind, taken));
      stream.resume();
    });
    // Awaited below; a failure before that must not count as unhandled.
    storing.catch(() => stream.resume());
  });

  try {
    await new Promise<void>((resolve, reject) => {
      const broken = () => reject(new DomainError('invalid', 'The form could not be read.'));
      parser.once('finish', resolve);
      parser.once('error', broken);
      if (!request.body) return broken();
      const source = Readable.fromWeb(request.body as unknown as NodeStream);
      source.once('error', reject);
      source.pipe(parser);
    });
  } catch (error) {
    current?.destroy(error as Error);
    await storing.catch(() => undefined);
    throw error;
  }
  await storing;
  return { fields, problem };
}

function openParser(type: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': type } as BusboyHeaders,
      // Files are counted above: the parser would drop what is too much without a word.
      limits: {
        fields: limits.fields,
        fieldSize: limits.fieldBytes,
        fieldNameSize: limits.nameBytes,
        parts: limits.fields + 1000,
        headerPairs: 20,
      },
    });
  } catch {
    throw new DomainError('invalid', 'The form could not be read.');
  }
}
