import type { EntryContext } from 'react-router';

/**
 * What React Router needs to draw one page: its own routes. With those of the whole site it would make routes of all of
 * them for each request.
 */
export function ofMatches(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const entries = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(entries) } };
}
