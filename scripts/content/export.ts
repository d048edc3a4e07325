import type { Release } from '#content/live.ts';
import { liveDocuments } from '#server/content/documents/live-documents.ts';
import { fittingRelease } from '#server/content/documents/release-of.ts';
import type { Queries } from '#server/db/db.ts';
import { differing, newTexts, storedAlone } from './new-texts.ts';
import { replaceFiles } from './replace-files.ts';
import { tried } from './stage.ts';

type Print = (line: string) => void;

/** Writes what visitors read into the files of `content/`. @returns the exit status: 1 when not everything could be */
export async function exportContent(queries: Queries, root: string, print: Print): Promise<number> {
  const { release, fellBack } = await fittingRelease(queries, await liveDocuments(queries));
  for (const { document, number } of fellBack)
    print(`${document}: version ${number} no longer fits, so what visitors get instead is written.`);
  return writeRelease(release, root, print);
}

/** @throws NotWritten when nothing was changed */
async function writeRelease(release: Release, root: string, print: Print): Promise<number> {
  const all = differing(release);
  const { files, untold } = newTexts(root, all);
  for (const { id } of storedAlone(release)) print(`In the database alone: ${id}`);
  for (const why of untold) print(`Left out: ${why}`);
  if (files.size > 0) {
    const wanted = new Map(
      all
        .filter(({ document }) => files.has(document.file))
        .map(({ document, facts }) => [document.id, facts]),
    );
    await replaceFiles(root, tried(root, files, wanted));
  }
  for (const file of files.keys()) print(`Written: ${file}`);
  if (all.length === 0) print('The files say what visitors read already.');
  return untold.length > 0 ? 1 : 0;
}

/** Says whether the files say what visitors read. @returns the exit status: 1 when they do not */
export async function checkExport(queries: Queries, print: Print): Promise<number> {
  const { release } = await fittingRelease(queries, await liveDocuments(queries));
  const all = differing(release);
  for (const { document } of all) print(`Not as visitors read it: ${document.file}`);
  print(
    all.length === 0
      ? 'The files say what visitors read.'
      : 'npm run content -- export writes it into the files.',
  );
  return all.length === 0 ? 0 : 1;
}
