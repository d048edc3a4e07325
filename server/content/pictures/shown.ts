import { documentsIn } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import { type PictureReference, referencesIn } from '#domain/pictures/reference.ts';
import { readDocuments } from '#server/content/documents/live-documents.ts';
import { storedFacts } from '#server/content/documents/stored-facts.ts';
import type { Db, Queries } from '#server/db/db.ts';

/** The pictures that the texts of a release show, those that ship with the code among them. */
function picturesOf(release: Release): PictureReference[] {
  const texts = documentsIn(release).map(({ file, defaults }) => release.get(file) ?? defaults);
  return referencesIn(JSON.stringify(texts));
}

/** Notes that visitors may have the files of a release's pictures from now on: for good, since browsers keep pages. */
export async function noteShown({ query }: Db, release: Release, at: number): Promise<void> {
  for (const { id, cut } of picturesOf(release))
    await query
      .updateTable('content_picture_cuts')
      .set({ shown_at: at })
      .where('picture_id', '=', id)
      .where('cut', '=', cut)
      .where('shown_at', 'is', null)
      .execute();
}

/** Whether a link that shows a draft shows this cut. */
export async function isInOpenPreview(
  queries: Queries,
  { id, cut }: { id: string; cut: string },
  now: number,
): Promise<boolean> {
  const previews = await queries
    .selectFrom('content_previews')
    .select('documents')
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  for (const { documents } of previews) {
    const facts = JSON.stringify(await storedFacts(queries, readDocuments(documents)));
    if (referencesIn(facts).some((one) => one.id === id && one.cut === cut)) return true;
  }
  return false;
}
