import { pictureId } from './reference.ts';

type Described = { image: string; alt: string; decorative: boolean };
type Place = { path: string[]; picture: Described };

/** What is said beside a picture that has another one's words. */
export const formerWordsMessage =
  'These words were written for the picture that was here before. Say what this one shows, or leave them empty for the library’s description.';

/** The name of the control that says that the words fit the new picture too; its value is that picture. */
export const fitsName = (control: string): string => `${control}~fits`;

/**
 * Pictures that took the place of another one and kept its words: said in `before` of other pictures only. Where they
 * stand does not matter, since items of lists move. Another cut is the same picture.
 */
export function formerWords(before: unknown, after: unknown): Place[] {
  const said = new Map<string, Set<string>>();
  for (const { picture } of picturesIn(before)) {
    const of = said.get(picture.alt) ?? new Set();
    said.set(picture.alt, of.add(pictureId(picture.image)));
  }
  return picturesIn(after).filter(({ picture: { image, alt, decorative } }) => {
    if (alt === '' || image === '' || decorative) return false;
    const of = said.get(alt);
    return of !== undefined && !of.has(pictureId(image));
  });
}

function picturesIn(value: unknown, path: string[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isDescribed(value)) return [{ path, picture: value }];
  return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, [...path, key]));
}

function isDescribed(value: object): value is Described {
  return 'image' in value && 'alt' in value && 'decorative' in value && typeof value.image === 'string';
}
