import type { Readable } from 'node:stream';
import {
  type FileKind,
  fileProblem,
  hasMalware,
  maxFileBytes,
  notWhatItSays,
  tooLarge,
} from '#domain/leads/files.ts';
import { DomainError, isDomainError } from '#server/base/errors.ts';
import { noRoomMessage } from '#server/files/free-space.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { isWhatItSays } from './file-content.ts';
import { filesProblem } from './read-multipart.ts';
import { type SubmittedFile, submittedFile } from './submitted-file.ts';

/** Takes one file of a form and checks it by its content. @returns what speaks against it, or null */
export async function takeFile(
  store: FileStore,
  stream: Readable,
  name: string,
  kind: FileKind,
  taken: SubmittedFile[],
): Promise<DomainError | null> {
  try {
    const file = await store.take(stream, maxFileBytes);
    if (!file) return filesProblem(tooLarge(name));
    taken.push(submittedFile(store, file, { name, kind }));
    const problem = fileProblem(name, file.bytes);
    if (problem) return filesProblem(problem);
    const genuine = await store.inspect(file, (read) => isWhatItSays(kind, file.bytes, read));
    if (!genuine) return filesProblem(notWhatItSays(name, kind));
    return (await store.malwareIn(file)) === null ? null : filesProblem(hasMalware(name));
  } catch (error) {
    if (isDomainError(error)) return error;
    if (isDiskTrouble(error)) return new DomainError('unavailable', noRoomMessage(), { cause: error });
    throw error;
  }
}

const diskTrouble = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

const isDiskTrouble = (error: unknown) =>
  error instanceof Error && diskTrouble.has(String((error as NodeJS.ErrnoException).code));
