import { strangersNote } from '#server/files/belonging.ts';
import { folderPlace } from '#server/files/folder-place.ts';
import type { FilePlace } from '#server/ports/file-store.ts';
import type { Services } from '#server/ports/services.ts';

type Parts = Pick<Services, 'env' | 'files'>;

/** Every place of this site whose files only its database can explain. */
export function filePlaces({ env, files }: Parts): FilePlace[] {
  const folder = folderPlace(env.DATA_DIR);
  return files.place.kind === 'folder' ? [folder] : [folder, files.place];
}

/** What is said of those that are not this database's. */
export async function strangersNotes(parts: Parts & Pick<Services, 'db'>): Promise<string[]> {
  const notes: string[] = [];
  for (const place of filePlaces(parts)) {
    const note = await strangersNote(parts.db, place);
    if (note) notes.push(note);
  }
  return notes;
}
