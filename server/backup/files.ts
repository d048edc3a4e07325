import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, lstat, mkdir, open, readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export type FileSum = { path: string; bytes: number; sha256: string };

/** What lies in DATA_DIR beside the database and belongs into a backup; what is still arriving does not. */
const keptAlone = ['secret', 'store-id'];
const keptFolders = ['uploads/kept', 'uploads/aside', 'mail', 'media/kept', 'media/aside', 'media/made'];
const kept = [...keptAlone, ...keptFolders];

/** Names that the site gives; what others have left in its folder stays there. */
const given = /^[\w-]+(\.[\w-]+)*$/;
/** No disk takes a longer one. */
const longestName = 255;

/** Whether a path below DATA_DIR is that of a file which belongs into a backup. */
export function isKept(file: string): boolean {
  const fits = file.split('/').every((name) => given.test(name) && name.length <= longestName);
  return fits && (keptAlone.includes(file) || keptFolders.some((folder) => file.startsWith(`${folder}/`)));
}

/** All files that belong into a backup, as paths below DATA_DIR with forward slashes, in order. */
export async function keptFiles(dataDir: string): Promise<string[]> {
  const found = await Promise.all(kept.map((place) => filesBelow(dataDir, place)));
  return found.flat().sort();
}

async function filesBelow(root: string, place: string): Promise<string[]> {
  const about = await stat(path.join(root, place)).catch(() => null);
  if (!about) return [];
  if (about.isFile()) return place.endsWith('.part') ? [] : [place];
  const names = (await readdir(path.join(root, place)).catch(() => [] as string[])).filter((name) =>
    given.test(name),
  );
  return (await Promise.all(names.map((name) => filesBelow(root, `${place}/${name}`)))).flat();
}

/** Copies a file so that it survives a power cut. @returns its sum, null when it was deleted meanwhile */
export async function copyKept(from: string, to: string, file: string): Promise<FileSum | null> {
  const target = path.join(to, file);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  try {
    await copyFile(path.join(from, file), target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const handle = await open(target, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { path: file, ...(await sumOf(target)) };
}

/**
 * What lies at a path below a folder: a plain file with its size, something else, or nothing. What is a link, or behind
 * one, is something else: whoever changed a backup must not choose what is read for it.
 */
export async function plainFile(
  folder: string,
  file: string,
): Promise<{ bytes: number } | 'other' | 'nothing'> {
  const place = path.join(folder, file);
  try {
    const about = await lstat(place);
    const isHere = (await realpath(place)) === path.join(await realpath(folder), file);
    return about.isFile() && isHere ? { bytes: about.size } : 'other';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ELOOP' || (await isLink(place)) ? 'other' : 'nothing';
  }
}

const isLink = (place: string) =>
  lstat(place).then(
    (about) => about.isSymbolicLink(),
    () => false,
  );

/** @returns size and SHA-256 of a file. @throws the system's error when it cannot be read */
export async function sumOf(file: string): Promise<Pick<FileSum, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    hash.update(piece);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Bytes that a list of files takes. */
export async function bytesOf(root: string, files: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += (await stat(path.join(root, file)).catch(() => null))?.size ?? 0;
  return bytes;
}

/** Removes what lies in a folder, but for one name. The folder stays, for it may say something. @returns it */
export async function emptyFolder(folder: string, but?: string): Promise<string> {
  for (const name of await readdir(folder))
    if (name !== but) await rm(path.join(folder, name), { recursive: true, force: true });
  return folder;
}
