import type { PictureOffer } from '#app/pages/admin/content/fields/editor-context.ts';
import { findName } from '#app/pages/admin/content/fields/find-name.ts';
import type { Field } from '#domain/editor/field.ts';
import { pictureOrder, readLibrary } from '#server/content/pictures/library.ts';
import type { Queries } from '#server/db/db.ts';
import { type Place, readPlace } from '#server/db/keyset.ts';
import { type Typed, typedAgain } from './typed.ts';

/** So many are offered at once; each form of a list of people repeats them. */
const mostOffered = 24;

/** Whether a picture can be chosen anywhere in a form. */
export function hasPicture(field: Field): boolean {
  if (field.kind === 'group') return field.fields.some(hasPicture);
  if (field.kind === 'list') return hasPicture(field.item);
  if (field.kind === 'variants') return field.variants.some(({ fields }) => fields.some(hasPicture));
  return field.kind === 'picture';
}

/** The pictures that a form offers: the newest, or those that were looked for. */
export async function pictureOffer(
  queries: Queries,
  { find = '', place = null }: { find?: string; place?: Place } = {},
): Promise<PictureOffer> {
  const { rows, ...beside } = await readLibrary(queries, {
    find,
    place,
    onlyReady: true,
    perPage: mostOffered,
  });
  return { find, ...beside, choices: rows.map(({ image, name, alt }) => ({ image, name, alt })) };
}

/**
 * The form again with other pictures to choose from in one field. Nothing of what was looked for belongs to the text.
 * @param asked the name of the field's control, then, to turn a page, 'after' or 'before' and a place in the library
 */
export async function lookForPictures(
  queries: Queries,
  { form, entries, asked }: { form: FormData; entries: ReadonlyMap<string, string>; asked: string },
): Promise<Typed> {
  const [name = '', side = '', key = ''] = asked.split(' ');
  const find = String(form.get(findName(name)) ?? '')
    .trim()
    .slice(0, 100);
  const offer = await pictureOffer(queries, {
    find,
    place: readPlace(new URLSearchParams({ [side]: key }), pictureOrder),
  });
  const { length } = offer.choices;
  const said =
    length === 1 ? 'There is one picture to choose from.' : `There are ${length} pictures to choose from.`;
  return typedAgain(form, entries, { found: { name, offer }, focus: `${name}~find`, said });
}
