import { pages } from '../content/pages.ts';

/** Pages whose content depends on the time or on stored data: rendered for each request. */
const renderedPerRequest = new Set(['/book-discovery-call', '/summer-offer']);

/** The public addresses that the build turns into files. */
export const prerenderedPaths: string[] = pages
  .map((page) => page.path)
  .filter((path) => !renderedPerRequest.has(path));
