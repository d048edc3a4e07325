import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { acceptedEncoding } from './compress.ts';
import { mailPicture } from './mail-picture.ts';
import { stylesheetAddress } from './refusal-page.ts';
import { barePolicy, commonHeaders, contentSecurityPolicy } from './security-headers.ts';

type Headers = Record<string, string | number>;
type Variant = { body: Buffer; headers: Headers };
/** `unchanged`: the headers of a 304, which are those of the file itself but for what describes its body. */
type StaticFile = { etag: string; unchanged: Headers; plain: Variant; br?: Variant; gzip?: Variant };

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Drawings carry their styles with them. */
const drawingPolicy = `${barePolicy}; style-src 'unsafe-inline'`;

const stylesheet = /^\/assets\/root-[\w-]+\.css$/;

/** Paths under which every file name carries a hash of its content. */
const hashed = /^\/(assets|images)\//;

/**
 * Answers for the built pages and assets from memory, with everything prepared at start:
 * compressed bodies, entity tags, caching, and for pages the hashes of their inline scripts.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  constructor(folder: string, options: { https: boolean }) {
    for (const file of filesBelow(folder)) {
      const address = addressOf(path.relative(folder, file));
      if (!address) continue;
      this.#files.set(address, prepare(file, address, options.https));
      // Answers that no build has seen find the stylesheet here.
      if (stylesheet.test(address))
        this.#files.set(stylesheetAddress, prepare(file, stylesheetAddress, options.https));
    }
  }

  /** Answers a GET or HEAD for a known file. @returns false when there is none, and nothing was written */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url ?? '/';
    const end = url.indexOf('?');
    const file = this.#files.get(end === -1 ? url : url.slice(0, end));
    if (!file) return false;
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, file.unchanged);
      response.end();
      return true;
    }
    const variant = choose(file, request.headers['accept-encoding']);
    response.writeHead(200, variant.headers);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
    return true;
  }
}

function choose(file: StaticFile, accepted: string | string[] | undefined): Variant {
  const encoding = acceptedEncoding(accepted?.toString());
  return (encoding === 'br' && file.br) || (encoding && file.gzip) || file.plain;
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run the build first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** '/about' for about/index.html; null for what is not for the public. */
function addressOf(relative: string): string | null {
  const name = relative.split(path.sep).join('/');
  if (name.startsWith('.') || /\.(br|gz|data)$/.test(name)) return null;
  if (name === 'index.html') return '/';
  return `/${name.replace(/\/index\.html$/, '')}`;
}

function prepare(file: string, address: string, https: boolean): StaticFile {
  const body = readFileSync(file);
  const type = typeOf(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const unchanged: Headers = {
    ...commonHeaders(https),
    ...(address === mailPicture ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    ETag: etag,
    'Cache-Control': hashed.test(address)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
    ...(type.startsWith('text/html')
      ? pageHeaders(body.toString('utf8'), https)
      : { 'Content-Security-Policy': type === 'image/svg+xml' ? drawingPolicy : barePolicy }),
  };
  const headers: Headers = { ...unchanged, 'Content-Type': type };
  const variant = (content: Buffer, encoding?: string): Variant => ({
    body: content,
    headers: {
      ...headers,
      'Content-Length': content.length,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  });
  const compressed = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : null);
  const [br, gzip] = [compressed('.br'), compressed('.gz')];
  return {
    etag,
    unchanged,
    plain: variant(body),
    ...(br ? { br: variant(br, 'br') } : {}),
    ...(gzip ? { gzip: variant(gzip, 'gzip') } : {}),
  };
}

function typeOf(file: string): string {
  if (path.basename(file) === 'speculation-rules.json') return 'application/speculationrules+json';
  return types[path.extname(file)] ?? 'application/octet-stream';
}

function pageHeaders(html: string, https: boolean): Record<string, string> {
  return {
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
