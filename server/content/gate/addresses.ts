import { pages } from '#content/pages.ts';
import { pagedSums } from '#content/sums/all.ts';
import type { DocumentFacts } from './facts.ts';
import { listAt, textAt } from './values.ts';

/** Pages that are made for each visitor and stand in no list of pages. */
const unlisted = ['/newsletter', '/careers', '/sign-in'];

/** Where a link leads, seen from a page: on this site, elsewhere, or nowhere that can be followed. */
export type Target =
  | { kind: 'here'; path: string; fragment: string }
  | { kind: 'elsewhere'; url: URL }
  | { kind: 'unreadable' };

const stand = 'https://site.invalid';

/** What a link's address means on a page of the site. */
export function targetOf(href: string, from: string, origin: string): Target {
  if (href.startsWith('#')) return { kind: 'here', path: from, fragment: decoded(href.slice(1)) };
  // Pages that are made for one visitor are called by words.
  const url = URL.parse(href, `${origin || stand}${from.startsWith('/') ? from : '/'}`);
  if (!url) return { kind: 'unreadable' };
  if (url.origin !== (origin || stand)) return { kind: 'elsewhere', url };
  return { kind: 'here', path: decoded(url.pathname), fragment: decoded(url.hash.slice(1)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the addresses of pages are known from. */
type Listing = {
  pages: ReadonlyMap<string, unknown>;
  unread: ReadonlyMap<string, unknown>;
  listed: readonly string[];
};

/** The public pages of the release in use by its own list of them; what was typed of it where that is wrong. */
export function listedPaths(documents: ReadonlyMap<string, DocumentFacts>): string[] {
  try {
    return pages.map(({ path }) => path);
  } catch {
    return listAt(documents.get('pages')?.facts).flatMap((entry) => textAt(entry, 'path') || []);
  }
}

/** The addresses of the sums that visitors change; none where the text of a service cannot be read. */
function sumPaths(): string[] {
  try {
    return pagedSums().map(({ id }) => `/sums/${id}`);
  } catch {
    return [];
  }
}

/** Every address that a page of the release answers at, rendered or made for each visitor. */
export const pagePaths = (listing: Listing): Set<string> =>
  new Set([...listing.pages.keys(), ...listing.unread.keys(), ...listing.listed, ...sumPaths(), ...unlisted]);

/** Addresses that are made for one person: of a call, and of links in the newsletter. */
export const isPersonal = (path: string): boolean =>
  /^\/(booking\/[^/]+(\/(reschedule|cancel|invitation\.ics))?|newsletter\/(confirm|unsubscribe)\/[^/]+)$/.test(
    path,
  );
