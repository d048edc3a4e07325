import { DomainError } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { readMultipart } from './read-multipart.ts';
import type { SubmittedFile } from './take-file.ts';

/** What somebody sent by a form or as JSON, unchecked but for its files. */
export type Submission = {
  /** By field name; a field that came several times is a list. */
  input: Record<string, unknown>;
  files: SubmittedFile[];
  /** False for JSON from a program, which has no form that was handed out. */
  byForm: boolean;
};

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
