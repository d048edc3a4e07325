import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { recentFiles } from './recent-files.ts';

/** A file as it is to be sent, with its compressed forms. */
export type ReadyFile = {
  address: string;
  type: string;
  readonly body: Uint8Array;
  /**
   * Its length, for a picture: that is read when it is asked for, since all of them are more than half of what a site
   * weighs. Its address carries a hash of what is in it.
   */
  bytes?: number;
  br: Uint8Array | null;
  gzip: Uint8Array | null;
  /** Compressed in haste: smaller forms are to follow. */
  quick?: true;
};

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

/** The files of a built folder that are for the public. @throws Error when there is no such folder */
export function readyFiles(folder: string): ReadyFile[] {
  return filesBelow(folder).flatMap((file) => {
    const address = addressOf(path.relative(folder, file));
    return address ? [readFile(file, address)] : [];
  });
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

const picture = /^\/images\/.+\.[0-9a-f]{12}\.(avif|webp|jpg|png)$/;
const readPicture = recentFiles();

function readFile(file: string, address: string): ReadyFile {
  const type = typeOf(file);
  if (picture.test(address))
    return {
      ...{ address, type, br: null, gzip: null, bytes: statSync(file).size },
      get body() {
        return readPicture(file);
      },
    };
  const compressed = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : null);
  const [br, gzip] = [compressed('.br'), compressed('.gz')];
  return { address, type, body: readFileSync(file), br, gzip };
}

function typeOf(file: string): string {
  if (path.basename(file) === 'speculation-rules.json') return 'application/speculationrules+json';
  return types[path.extname(file)] ?? 'application/octet-stream';
}
