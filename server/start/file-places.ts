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

/** Nobody's page waits longer for a bucket that does not answer, in milliseconds. */
const askedForMs = 1_500;

/** What is to be said of them: that they are not this database's, and what they say themselves. */
export async function placesNotes(parts: Parts & Pick<Services, 'db'>): Promise<string[]> {
  const notes: string[] = [];
  for (const place of filePlaces(parts)) {
    const strangers = strangersNote(parts.db, place);
    const asked = place.kind === 'bucket' ? unlessSilent(strangers) : strangers;
    const note = await asked;
    notes.push(...(note ? [note] : []), ...place.notes);
  }
  return notes;
}

/** That it is silent is told by who watches it (`server/watch`). */
async function unlessSilent(asked: Promise<string | null>): Promise<string | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), askedForMs);
  try {
    return await Promise.race([asked.catch(() => null), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
