import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const ending = '.being-written';

/** What went wrong, for whoever runs the command: nothing was changed. */
export class NotWritten extends Error {}

/**
 * Replaces files as nearly at once as files allow: all of them are written aside first, so that a full disk or a
 * folder that is read only changes nothing; then each takes its place whole. What a killed run left is cleared away.
 * @param files texts by their path below `root`
 * @throws NotWritten
 */
export async function replaceFiles(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  const aside = [...files].map(([file, text]) => {
    const to = path.join(root, file);
    return { to, from: `${to}${ending}`, text };
  });
  try {
    await clearLeft(new Set(aside.map(({ to }) => path.dirname(to))));
    for (const { from, to, text } of aside) await writeAside(from, to, text);
  } catch (error) {
    for (const { from } of aside) await rm(from, { force: true }).catch(() => undefined);
    throw new NotWritten(`Nothing was written: ${why(error)}.`);
  }
  for (const { from, to } of aside) await rename(from, to);
}

async function writeAside(from: string, to: string, text: string): Promise<void> {
  const mode = await stat(to).then(
    (found) => found.mode,
    () => 0o644,
  );
  const file = await open(from, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await chmod(from, mode);
}

async function clearLeft(folders: ReadonlySet<string>): Promise<void> {
  for (const folder of folders)
    for (const name of await readdir(folder))
      if (name.endsWith(ending)) await rm(path.join(folder, name), { force: true });
}

function why(error: unknown): string {
  const { code, path: at = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `${path.dirname(at)} may not be written to by this user`;
  return error instanceof Error ? error.message : String(error);
}
