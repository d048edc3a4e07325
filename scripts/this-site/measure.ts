import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SiteMeasures } from '#content/this-site/figures.ts';
import { islandsManifest } from '#scripts/build/islands.ts';
import { pack } from '#server/http/prepared/pack.ts';
import { readyFiles } from '#server/http/prepared/ready-file.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { judgePolicy } from './policy.ts';
import { islandsOf, type Manifest, scriptsOfPage } from './scripts-of-page.ts';
import { countTests } from './tests.ts';

/** Everything but the pictures, measured of a finished build and counted in the sources below `root`. */
export async function measure(build: string, root: string): Promise<SiteMeasures> {
  const client = path.join(build, 'client');
  const manifest = JSON.parse(readFileSync(path.join(client, islandsManifest), 'utf8')) as Manifest;
  const islands = islandsOf(readFileSync(path.join(root, 'app/entry.islands.ts'), 'utf8'));
  const html = readyFiles(client).filter(({ type }) => type.startsWith('text/html'));
  const pages = await Promise.all(
    html.map(async ({ address, body }) => {
      const page = Buffer.from(body).toString('utf8');
      const weigh = (when?: 'opened') => allSent(client, [...scriptsOfPage(page, manifest, islands, when)]);
      return { path: address, bytes: await sent(body), script: await weigh(), opens: await weigh('opened') };
    }),
  );
  const home = Buffer.from(html.find(({ address }) => address === '/')?.body ?? '').toString('utf8');
  const named = (link: RegExp) => Array.from(home.matchAll(link), ([, file = '']) => file);
  const first = pages.find(({ path: address }) => address === '/');
  return {
    pages: pages.sort((a, b) => b.bytes - a.bytes || a.path.localeCompare(b.path)),
    firstVisit: {
      html: first?.bytes ?? 0,
      styles: await allSent(client, named(/<link rel="stylesheet" href="\/([^"]+)"/g)),
      script: first?.script ?? 0,
      fonts: await allSent(client, named(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g)),
    },
    policy: judgePolicy(contentSecurityPolicy({ scriptSources: ['sha256-'], https: true })),
    tests: countTests(root),
  };
}

const known = new Map<string, Promise<number>>();

/** Bytes of what is sent to a browser that reads Brotli; the same bytes are compressed once in a build. */
function sent(body: Uint8Array): Promise<number> {
  const key = hash('sha256', body);
  const size = known.get(key) ?? pack(body, 11).then(({ br }) => br?.length ?? body.length);
  known.set(key, size);
  return size;
}

async function allSent(client: string, files: readonly string[]): Promise<number> {
  const sizes = files.map(async (name) => {
    const file = path.join(client, name);
    if (!existsSync(file)) throw new Error(`A page names ${name}, which the build does not have.`);
    return file.endsWith('.woff2') ? statSync(file).size : sent(readFileSync(file));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
