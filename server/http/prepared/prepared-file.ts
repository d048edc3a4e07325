import { createHash } from 'node:crypto';
import {
  barePolicy,
  commonHeaders,
  contentSecurityPolicy,
  fileHeaders,
} from '#server/http/security-headers.ts';
import { mailPicture } from './mail-picture.ts';
import type { ReadyFile } from './ready-file.ts';

type Headers = Record<string, string | number>;
export type Variant = { readonly body: Uint8Array; headers: Headers };
/** `unchanged`: the headers of a 304, which are those of the file itself but for what describes its body. */
export type PreparedFile = {
  etag: string;
  isPage: boolean;
  unchanged: Headers;
  plain: Variant;
  br?: Variant;
  gzip?: Variant;
};

/** Drawings carry their styles with them. */
const drawingPolicy = `${barePolicy}; style-src 'unsafe-inline'`;

/** Paths under which every file name carries a hash of its content. */
const hashed = /^\/(assets|images)\//;

/** A file with everything that does not depend on who asks: entity tag, caching, and of pages the hashes of their scripts. */
export function prepare(file: ReadyFile, https: boolean): PreparedFile {
  const { address, type, br, gzip } = file;
  const { bytes = file.body.length } = file;
  const named = file.bytes === undefined ? file.body : address;
  const etag = `"${createHash('sha256').update(named).digest('base64url').slice(0, 22)}"`;
  const isPage = type.startsWith('text/html');
  const unchanged: Headers = {
    ...(isPage ? commonHeaders(https) : fileHeaders(https)),
    ...(address === mailPicture ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    // What is named by its content is never asked for again, and needs no tag to be compared by.
    ...(hashed.test(address)
      ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
      : { ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' }),
    ...(isPage
      ? pageHeaders(Buffer.from(file.body).toString('utf8'), https)
      : {
          ...(br || gzip ? { Vary: 'Accept-Encoding' } : {}),
          'Content-Security-Policy': type === 'image/svg+xml' ? drawingPolicy : barePolicy,
        }),
  };
  const headers: Headers = { ...unchanged, 'Content-Type': type };
  const variant = (content: Uint8Array, encoding: string): Variant => ({
    body: content,
    headers: { ...headers, 'Content-Length': content.length, 'Content-Encoding': encoding },
  });
  return {
    etag,
    isPage,
    unchanged,
    plain: {
      get body() {
        return file.body;
      },
      headers: { ...headers, 'Content-Length': bytes },
    },
    ...(br ? { br: variant(br, 'br') } : {}),
    ...(gzip ? { gzip: variant(gzip, 'gzip') } : {}),
  };
}

/** The headers of a page that come from its text: the hashes of its inline scripts. */
export function pageHeaders(html: string, https: boolean): Record<string, string> {
  return {
    // Its palette may be one that somebody chose.
    Vary: 'Accept-Encoding, Cookie',
    'Content-Security-Policy': contentSecurityPolicy({ scriptSources: inlineScriptHashes(html), https }),
    'Speculation-Rules': '"/speculation-rules.json"',
  };
}

/** 'sha256-…' of each inline script that the browser would run. Data blocks such as JSON-LD need none. */
function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bsrc\s*=/.test(attributes) || /\btype\s*=\s*"application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`sha256-${createHash('sha256').update(source).digest('base64')}`);
  }
  return [...hashes];
}
