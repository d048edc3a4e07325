import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { isWhatItSays } from '#domain/leads/file-content.ts';
import {
  cleanFileName,
  type FileKind,
  fileKindOf,
  fileProblem,
  maxFileBytes,
  maxFiles,
  notWhatItSays,
  tooLarge,
  tooManyFiles,
  wrongKind,
} from '#domain/leads/files.ts';
import { DomainError } from '../errors.ts';
import type { FileStore, TakenFile } from '../files/file-store.ts';

/** A file of a submission, checked, waiting to be kept. */
export type SubmittedFile = TakenFile & { name: string; kind: FileKind };

/** What somebody sent by a form or as JSON, unchecked but for its files. */
export type Submission = {
  /** By field name; a field that came several times is a list. */
  input: Record<string, unknown>;
  files: SubmittedFile[];
  /** False for JSON from a program, which has no form that was handed out. */
  byForm: boolean;
};

const limits = { fields: 200, fieldBytes: 64 * 1024, nameBytes: 100 };

/**
 * Reads a submission in any of three encodings, files straight to the store, and calls `run` with it. Files that
 * `run` has not kept are thrown away afterwards, whatever happens. A file that cannot be taken does not end the
 * reading: the rest of the body is read past, so that the sender gets the answer and not a broken connection.
 * @throws DomainError invalid, with what was typed in `details.values` and a message at `files`
 */
export async function withSubmission<T>(
  request: Request,
  store: FileStore,
  run: (submission: Submission) => Promise<T>,
): Promise<T> {
  const type = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data\b/i.test(type)) return withMultipart(request, type, store, run);
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const input = collect(new URLSearchParams(await request.text()));
    return run({ input, files: [], byForm: true });
  }
  if (/^application\/json\b/i.test(type))
    return run({ input: await json(request), files: [], byForm: false });
  throw new DomainError('invalid', 'Send JSON, or a form as multipart/form-data.');
}

async function json(request: Request): Promise<Record<string, unknown>> {
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new DomainError('invalid', 'The body is not valid JSON.');
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new DomainError('invalid', 'The body must be a JSON object.');
}

/** Field values by name, a repeated field as a list. */
function collect(fields: Iterable<[string, string]>): Record<string, unknown> {
  const lists = new Map<string, string[]>();
  for (const [name, value] of fields) lists.set(name, [...(lists.get(name) ?? []), value]);
  return Object.fromEntries([...lists].map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
}

async function withMultipart<T>(
  request: Request,
  type: string,
  store: FileStore,
  run: (submission: Submission) => Promise<T>,
): Promise<T> {
  const files: SubmittedFile[] = [];
  try {
    const { fields, problem } = await readMultipart(request, type, store, files);
    const input = collect(fields);
    if (problem) {
      throw new DomainError('invalid', problem, { fields: { files: problem }, details: { values: input } });
    }
    return await run({ input, files, byForm: true });
  } finally {
    // Kept files have moved on: only what nobody wanted is still there to be thrown away.
    await Promise.all(files.filter((file) => !kept.has(file)).map((file) => store.discard(file.storedName)));
  }
}

const kept = new WeakSet<SubmittedFile>();

/** Moves a submission's files to where they stay. To be called right before their lead is committed. */
export async function keepFiles(store: FileStore, files: readonly SubmittedFile[]): Promise<void> {
  for (const file of files) {
    await store.keep(file);
    kept.add(file);
  }
}

type Read = { fields: Array<[string, string]>; problem: string | null };

async function readMultipart(
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
      if (kind && !problem) complain(await takeOne(store, stream, name, kind, taken));
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

/** @returns what speaks against the file, or null when it was taken */
async function takeOne(
  store: FileStore,
  stream: Readable,
  name: string,
  kind: FileKind,
  taken: SubmittedFile[],
): Promise<string | null> {
  const file = await store.take(stream, maxFileBytes);
  if (!file) return tooLarge(name);
  taken.push({ ...file, name, kind });
  const problem = fileProblem(name, file.bytes);
  if (problem) return problem;
  const genuine = await store.inspect(file, (read) => isWhatItSays(kind, file.bytes, read));
  return genuine ? null : notWhatItSays(name, kind);
}
