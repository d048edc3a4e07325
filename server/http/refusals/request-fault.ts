import type { IncomingMessage } from 'node:http';
import type { KnowAddress } from '#server/http/addresses.ts';
import { pathOf } from '#server/http/path-of.ts';

/** Why a request cannot be served, whatever it asks for: its status, and what an answer must name beside it. */
export type RequestFault = { status: 400 | 404 | 405 | 414; headers?: Record<string, string> };

const pageMethods = new Set(['GET', 'HEAD', 'POST']);
const apiMethods = new Set([...pageMethods, 'PUT', 'PATCH', 'DELETE']);
/** Longer than any address of the site, its longest form carried along. */
const longestTarget = 8_000;
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
// Escaped or not, they are never typed, and PostgreSQL takes no NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /%(?:[01][\da-f]|7f)|[\u0000-\u001f\u007f\\]/i;
// A line feed or tab may stand in a text that is carried along, such as a prefilled message.
const controlInQuery = /%(?:0[0-8bcef]|1[\da-f]|7f)/i;

/**
 * Looks at method, Host and target (RFC 9110, RFC 9112), so that nothing behind it meets an address that cannot be
 * parsed. @returns null for a request that may go on
 */
export function faultOf(request: IncomingMessage, know: KnowAddress): RequestFault | null {
  const { method = '', url = '', headers } = request;
  if (!hasGoodHost(request)) return { status: 400 };
  // Nearly every request is one of these; the rest of the questions are for the others.
  if (method === 'GET' && /^\/[\w\-./]*$/.test(url) && !url.startsWith('//') && url.length <= longestTarget)
    return isDataOfNobody(url, know) ? { status: 404 } : null;
  const allowed = know(pathOf(request)).json ? apiMethods : pageMethods;
  if (!allowed.has(method)) return { status: 405, headers: { Allow: [...allowed].join(', ') } };
  if (url.length > longestTarget) return { status: 414 };
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  if (!path.startsWith('/') || control.test(path) || controlInQuery.test(query)) return { status: 400 };
  if (!isWellEscaped(path) || !URL.canParse(`http://${headers.host ?? 'localhost'}${url}`))
    return { status: 400 };
  // Two slashes at the beginning would name another host wherever the path is put into a link.
  const { pathname } = new URL(`http://localhost${url}`);
  return pathname.startsWith('//') || isDataOfNobody(pathname, know) ? { status: 404 } : null;
}

/**
 * React Router answers with the data of a page at `/about.data`, at 10 ms of a core each. Scripts ask for those of the
 * owner's area alone: no other page is hydrated.
 */
function isDataOfNobody(path: string, know: KnowAddress): boolean {
  return path.endsWith('.data') && know(path).only !== 'staff';
}

let lastGoodHost: string | undefined;

/** One Host header that is a host; a program that speaks HTTP/1.0 may leave it out. */
function hasGoodHost({ headers: { host }, httpVersionMinor, rawHeaders }: IncomingMessage): boolean {
  if (host === undefined) return httpVersionMinor === 0;
  const named = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && /^host$/i.test(name),
  );
  if (named.length > 1) return false;
  if (host === lastGoodHost) return true;
  if (!hostPattern.test(host) || !URL.canParse(`http://${host}/`)) return false;
  lastGoodHost = host;
  return true;
}

function isWellEscaped(path: string): boolean {
  try {
    // A result that nobody reads would let the bundler leave the call out.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
