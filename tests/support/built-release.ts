import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from '#scripts/build-folder.ts';
import type { Rendering } from '#server/content/gate/rendering.ts';
import { inOwnNames } from './own-names.ts';

const client = path.join(buildFolder, 'client');
const read = (file: string) => readFileSync(path.join(client, file), 'utf8');

/** The defaults as the build rendered them: what the gate gets when nothing was edited. */
export function builtRelease(now: number): Rendering {
  const html = globSync('**/index.html', { cwd: client });
  const assets = globSync('**/*.*', { cwd: client }).map((file) => `/${file.split(path.sep).join('/')}`);
  return {
    release: new Map(),
    previous: null,
    pages: new Map(html.map((file) => [pathOf(file), inOwnNames(read(file))])),
    files: new Map(['/sitemap.xml', '/robots.txt', '/llms.txt'].map((file) => [file, read(file)])),
    assets: new Set(assets),
    now,
  };
}

const pathOf = (file: string) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/');
