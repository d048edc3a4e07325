import type { IncomingMessage, ServerResponse } from 'node:http';
import { paletteChoice } from '#domain/shore/palette.ts';
import type { AddressRule } from '#server/http/addresses.ts';
import { acceptedEncoding } from '#server/http/prepared/compress.ts';
import { fetchedAhead } from '#server/http/prepared/fetched-ahead.ts';
import type { PageOfMinute } from '#server/http/prepared/open-page.ts';
import { packedEnd } from '#server/http/prepared/packed-end.ts';
import { pageHeaders } from '#server/http/prepared/prepared-file.ts';
import type { RawStep } from '#server/http/raw-steps.ts';
import { commonHeaders } from '#server/http/security-headers.ts';
import type { Services } from '#server/ports/services.ts';
import { arrivalField } from './arrival.ts';
import type { DrawnPage } from './drawn-page.ts';
import { ownPartsOf, textsOf } from './own-parts.ts';

type Options = {
  services: Services;
  pageAt: (path: string) => Promise<DrawnPage>;
  /** What is to be known of a page that is kept, its form '' where it has none; null for no such page. */
  ruleAt: (path: string) => NonNullable<AddressRule['kept']> | null;
  pageOfMinute: PageOfMinute;
  https: boolean;
  /** Where it is answered when something fails. */
  otherwise: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Answers for pages that are kept, with what this answer has of its own. What a page reads of its address is drawn for it. */
export function serveKept({ services, pageAt, ruleAt, pageOfMinute, https, otherwise }: Options): RawStep {
  const policies = new WeakMap<DrawnPage, Record<string, string>>();
  const headersOf = (page: DrawnPage) => {
    const known = policies.get(page) ?? {
      ...commonHeaders(https),
      ...pageHeaders(page.html, https),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding',
    };
    policies.set(page, known);
    return known;
  };
  const send = async (request: IncomingMessage, response: ServerResponse, page: DrawnPage, field: string) => {
    const choice = paletteChoice(request.headers.cookie);
    const { end: last, palette } = pageOfMinute(page.end, services.clock.now(), choice);
    const { forms, parts } = await page.beginningIn(palette);
    const values = textsOf(parts, ownPartsOf(services));
    const end = packedEnd(last, field);
    const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString());
    const packed = (encoding === 'br' && forms.br) || (encoding && forms.gzip);
    const name = packed === forms.br ? 'br' : 'gzip';
    const body = (packed || forms.plain)(values, end);
    const encoded = packed ? { 'Content-Encoding': name } : {};
    const headers = { ...headersOf(page), ...encoded, 'Content-Length': body.length };
    response.writeHead(200, fetchedAhead(request, headers));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url ?? '/';
    const queryAt = url.indexOf('?');
    const rule = ruleAt(queryAt < 0 ? url : url.slice(0, queryAt));
    if (rule === null) return false;
    const address = new URL(url, `http://${request.headers.host}`);
    if (rule.reads.some((name) => address.searchParams.has(name))) return false;
    const field = rule.form && arrivalField(request, address, rule.form, services.clock.now());
    pageAt(address.pathname)
      .then((page) => send(request, response, page, field))
      // Also for a count that has a digit more or less than when it was drawn.
      .catch(() => (response.headersSent ? response.destroy() : otherwise(request, response)));
    return true;
  };
}
