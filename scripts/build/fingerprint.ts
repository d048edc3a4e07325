import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['app', 'art', 'content', 'domain', 'server', 'public', 'scripts'].map(
  (name) => `${name}/**/*`,
);
const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'];
/** Files that the build itself writes among the sources (scripts/images.ts); `.gitignore` lists the same. */
const made =
  /^(public\/(images|icons)\/|public\/(favicon\.(svg|ico)|apple-touch-icon\.png|site\.webmanifest)$|app\/ui\/generated\/)/;
const isTest = /\.test\.tsx?$/;

/**
 * A hash of everything that a build depends on: sources, dependencies and the site’s origin. Generated files and
 * tests are left out.
 */
export function fingerprint(root = '.', siteUrl = process.env.SITE_URL): string {
  const hash = createHash('sha256');
  const files = globSync([...sources, ...settings], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(path.resolve(root, entry.parentPath), entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !made.test(file) && !isTest.test(file))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  hash.update(siteUrl ?? '');
  return hash.digest('hex');
}
