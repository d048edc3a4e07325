import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import { type Found, foundChoices, foundPlaces } from '#app/pages/admin/content/found-places.ts';
import { imageAlt } from '#content/alt.ts';
import { titleOf } from '#content/document-places.ts';
import { documentOfDrawing } from '#content/drawings/define-drawings.ts';
import type { Release } from '#content/live.ts';
import { documentIdOf } from '#content/registry.ts';

/** Where the words of a drawing stand, what it is replaced with, and what it shows; null for what is no drawing. */
export function foundDrawing(release: Release, name: string, page: string): Found | null {
  const file = documentOfDrawing(name);
  const alt = Object.hasOwn(imageAlt, name) ? imageAlt[name as keyof typeof imageAlt] : null;
  if (!file && !alt) return null;
  const id = file && documentIdOf(file);
  const words = id ? [{ title: titleOf(id), way: 'What is written in it', href: documentAddress(id) }] : [];
  const shows = alt ? foundPlaces(release, alt, page) : [];
  return { text: alt ?? 'A drawing', places: [...words, ...foundChoices(release, name), ...shows] };
}
