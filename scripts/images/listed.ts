import { plainWidth } from '#art/press/plain-width.ts';
import type { Entry } from './cache.ts';

/** An image as pages learn of it: with the width of its plain file, where there are files of several. */
export function listed({ sources, ...image }: Entry) {
  const { widths } = sources;
  return { ...image, sources: { ...sources, ...(widths.length > 0 && { plain: plainWidth(widths) }) } };
}
