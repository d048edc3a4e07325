import type { Readable } from 'node:stream';
import { isWhatItSays } from '#domain/leads/file-content.ts';
import { type FileKind, fileProblem, maxFileBytes, notWhatItSays, tooLarge } from '#domain/leads/files.ts';
import type { FileStore, TakenFile } from '../files/file-store.ts';

/** A file of a submission, checked, waiting to be kept. */
export type SubmittedFile = TakenFile & { name: string; kind: FileKind };

/** Takes one file of a form and checks it by its content. @returns what speaks against it, or null */
export async function takeFile(
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
