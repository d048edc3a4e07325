import { coloursNamed, sheetOf } from '#domain/colours/stylesheet.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Route } from './+types/colours.ts';

/**
 * The stylesheet of colours that the owner chose. Its name holds the colours, so it is kept for good by whoever has
 * it, and pages of an earlier release or of a draft find theirs.
 */
export function loader({ params }: Route.LoaderArgs): Response {
  const colours = coloursNamed(params.file);
  if (!colours) throw new DomainError('not-found', 'There are no such colours.');
  return new Response(sheetOf(colours), {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
