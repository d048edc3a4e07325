import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PaletteChoice, paletteChoice } from '#domain/shore/palette.ts';
import { stylesheetAddress } from '#server/http/refusals/refusal-page.ts';
import { acceptedEncoding } from './compress.ts';
import { fetchedAhead } from './fetched-ahead.ts';
import { openPage, type PageOfMinute } from './open-page.ts';
import type { PreparedFile, Variant } from './prepared-file.ts';
import { type ReadyFile, readyFiles } from './ready-file.ts';
import { leaveOpen } from './still-open.ts';

/** A file as it is sent at an instant, in epoch milliseconds, to somebody with a choice of palette. */
type At = (now: number, choice: PaletteChoice) => PreparedFile;

type Options = { https: boolean; texts: readonly string[]; pageOfMinute: PageOfMinute };

const stylesheet = /^\/assets\/site-[\w-]+\.css$/;

/**
 * Answers for the built pages and assets from memory, with everything prepared at start:
 * compressed bodies, entity tags, caching, and for pages the hashes of their inline scripts. Pages get their palette, and
 * the end that is of the minute, when they are asked for.
 */
export class StaticFiles {
  readonly #https: boolean;
  readonly #pageOfMinute: PageOfMinute;
  /** What the build wrote, by address. */
  readonly #built = new Map<string, At>();
  /** What of it a release makes anew: pages, and the files for search engines. */
  readonly #texts: readonly string[];
  #files: ReadonlyMap<string, At> = this.#built;

  constructor(folder: string, options: Options) {
    this.#https = options.https;
    this.#pageOfMinute = options.pageOfMinute;
    this.#texts = options.texts;
    for (const file of readyFiles(folder)) {
      this.#built.set(file.address, this.#at(file));
      // Answers that no build has seen find the stylesheet here.
      if (stylesheet.test(file.address))
        this.#built.set(stylesheetAddress, this.#at({ ...file, address: stylesheetAddress }));
    }
  }

  /** From now on visitors get these texts, and none that is missing here; null gives those of the build back. */
  serveTexts(texts: readonly ReadyFile[] | null): void {
    if (!texts) {
      this.#files = this.#built;
      return;
    }
    const files = new Map(this.#built);
    for (const address of this.#texts) files.delete(address);
    for (const file of texts) files.set(file.address, this.#at(file));
    this.#files = files;
  }

  #at(file: ReadyFile): At {
    return openPage(file, this.#https, this.#pageOfMinute);
  }

  /** Whether there is a file at an address. */
  has(address: string): boolean {
    return this.#files.has(address);
  }

  /**
   * Answers a GET or HEAD for a known file, as it is at an instant (epoch milliseconds).
   * @returns false when there is none, and nothing was written
   */
  serve(request: IncomingMessage, response: ServerResponse, now: number): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url ?? '/';
    const end = url.indexOf('?');
    const file = this.#files.get(end === -1 ? url : url.slice(0, end))?.(
      now,
      paletteChoice(request.headers.cookie),
    );
    if (!file) return false;
    leaveOpen(request, response);
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, file.isPage ? fetchedAhead(request, file.unchanged) : file.unchanged);
      response.end();
      return true;
    }
    const variant = choose(file, request.headers['accept-encoding']);
    const body = request.method === 'HEAD' ? undefined : bodyOf(variant);
    if (body === null) return false;
    response.writeHead(200, file.isPage ? fetchedAhead(request, variant.headers) : variant.headers);
    response.end(body);
    return true;
  }
}

/** Null for a picture that is not on the disk any more. */
function bodyOf(variant: Variant): Uint8Array | null {
  try {
    return variant.body;
  } catch {
    return null;
  }
}

function choose(file: PreparedFile, accepted: string | string[] | undefined): Variant {
  const encoding = acceptedEncoding(accepted?.toString());
  return (encoding === 'br' && file.br) || (encoding && file.gzip) || file.plain;
}
