import type { PictureChoice } from '#app/pages/admin/content/fields/editor-context.ts';
import type { Field } from '#domain/editor/field.ts';
import { readyPictures } from '#server/content/pictures/library.ts';
import type { Queries } from '#server/db/db.ts';

/** So many of the newest are offered; each form of a list of people repeats them. */
const mostOffered = 60;

/** Whether a picture can be chosen anywhere in a form. */
export function hasPicture(field: Field): boolean {
  if (field.kind === 'group') return field.fields.some(hasPicture);
  if (field.kind === 'list') return hasPicture(field.item);
  if (field.kind === 'variants') return field.variants.some(({ fields }) => fields.some(hasPicture));
  return field.kind === 'picture';
}

/** The pictures that a form offers, the newest first. */
export async function pictureChoices(queries: Queries): Promise<PictureChoice[]> {
  const ready = await readyPictures(queries, mostOffered);
  return ready.map(({ image, name, alt }) => ({ image, name, alt }));
}
