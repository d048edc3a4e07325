import type { ContentDocument } from '#content/registry.ts';
import type { Entries } from '#domain/editor/entries.ts';
import type { Field } from '#domain/editor/field.ts';
import { type WrongField, wrongFields } from '#domain/editor/wrong-fields.ts';
import { fitsName, formerWords, formerWordsMessage } from '#domain/pictures/former-words.ts';
import { readReference } from '#domain/pictures/reference.ts';
import { findVersion } from '#server/content/documents/versions.ts';
import type { Queries } from '#server/db/db.ts';

type Work = { document: ContentDocument; field: Field; entries: Entries };

/**
 * Fields whose picture was changed and whose words were not, as a reader who cannot see them would be told of another
 * picture. Those that the editor said to fit, and that the library says of the new one too, are left out.
 * @param base the number of the version that the work began with
 */
export async function withFormerWords(
  queries: Queries,
  { document, field, entries }: Work,
  { base, facts }: { base: number; facts: object },
): Promise<WrongField[]> {
  const began = base > 0 ? await findVersion(queries, document.id, base) : null;
  const found = formerWords(began?.facts ?? document.defaults, facts);
  if (found.length === 0) return [];
  const ids = found.flatMap(({ picture }) => readReference(picture.image)?.id ?? []);
  const rows = await queries
    .selectFrom('content_pictures')
    .select(['id', 'alt'])
    .where('id', 'in', ids)
    .execute();
  const ofLibrary = new Map(rows.map(({ id, alt }) => [id, alt]));
  return found.flatMap(({ path, picture: { image, alt } }) => {
    if (ofLibrary.get(readReference(image)?.id ?? '') === alt) return [];
    const wrong = wrongFields(field, entries, [{ path, message: formerWordsMessage }]);
    return wrong.filter(({ name }) => entries.get(fitsName(name)) !== image);
  });
}
