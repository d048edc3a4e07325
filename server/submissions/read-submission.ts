import { DomainError } from '#server/base/errors.ts';
import { bodyKindOf } from '#server/http/bodies/media-type.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { UploadAllowance } from '#server/ports/upload-allowance.ts';
import { collect, parseFields } from './fields.ts';
import { readFields } from './read-form.ts';
import { readJson } from './read-json.ts';
import { readMultipart } from './read-multipart.ts';
import type { SubmittedFile } from './submitted-file.ts';
import { takeFile } from './take-file.ts';

const unknownKind = 'Send JSON, or a form as multipart/form-data.';

/** What somebody sent by a form or as JSON, unchecked but for its files. */
export type Submission = {
  /** By field name; a field that came several times is a list. */
  input: Record<string, unknown>;
  files: SubmittedFile[];
  /** False for JSON from a program, which has no form that was handed out. */
  byForm: boolean;
};

/** Where a submission's files go. */
export type Intake = {
  store: FileStore;
  /** What its sender may upload. */
  allowance: UploadAllowance;
  /** Why nothing of it will be stored, known beforehand: its files are passed over, and this is thrown once it is read. */
  refused?: DomainError | undefined;
};

/**
 * Reads a submission in any of three encodings, files straight to the store, and calls `run` with it. Files that
 * `run` has not kept are thrown away afterwards, whatever happens. A file that cannot be taken does not end the
 * reading: the rest of the body is read past, so that the sender gets the answer and not a broken connection.
 * @throws DomainError invalid, rate-limited or unavailable, with what was typed in `details.values`, whether files
 *   came in `details.withFiles`, and a message at `files` where they are the reason
 */
export async function withSubmission<T>(
  request: Request,
  intake: Intake,
  run: (submission: Submission) => Promise<T>,
): Promise<T> {
  const kind = bodyKindOf(request.headers.get('content-type'));
  if (kind === 'multipart') return withMultipart(request, intake, run);
  if (!kind) throw new DomainError('invalid', unknownKind);
  const byForm = kind === 'form';
  const input = byForm ? collect(parseFields(await request.text())) : await readJson(request);
  if (intake.refused) throw withValues(intake.refused, { values: input });
  return run({ input, files: [], byForm });
}

/**
 * The answers of a submission in any of the three encodings, where there is no place for files.
 * @throws DomainError invalid
 */
export async function readInput(request: Request): Promise<Record<string, unknown>> {
  const kind = bodyKindOf(request.headers.get('content-type'));
  if (!kind) throw new DomainError('invalid', unknownKind);
  return kind === 'json' ? readJson(request) : readFields(request);
}

async function withMultipart<T>(
  request: Request,
  { store, allowance, refused }: Intake,
  run: (submission: Submission) => Promise<T>,
): Promise<T> {
  const files: SubmittedFile[] = [];
  const upload = allowance.begin();
  try {
    const take = refused
      ? null
      : (...one: [Parameters<typeof takeFile>[1], string, SubmittedFile['kind']]) =>
          upload.take(() => takeFile(store, ...one, files));
    const { fields, withFiles, ...read } = await readMultipart(request, take);
    const input = collect(fields);
    const problem = refused ?? read.problem ?? (await upload.count(files));
    if (problem) throw withValues(problem, { values: input, withFiles });
    return await run({ input, files, byForm: true });
  } finally {
    await Promise.all(files.filter(({ state }) => state === 'taken').map((file) => file.discard()));
    upload.end();
  }
}

function withValues({ code, message, fields, details, cause }: DomainError, typed: object): DomainError {
  return new DomainError(code, message, {
    ...(fields && { fields }),
    details: { ...details, ...typed },
    cause,
  });
}
