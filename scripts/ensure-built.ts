import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { buildFolder } from './build-folder.ts';

// Builds when a source, a setting that goes into pages, or a dependency has changed since the last build.
const stampFile = `${buildFolder}/.stamp`;
const sources = ['app', 'art', 'content', 'domain', 'server', 'public', 'scripts'].map(
  (folder) => `${folder}/**/*`,
);
const settings = ['package-lock.json', 'vite.config.ts', 'vite.server.config.ts', 'react-router.config.ts'];

function fingerprint(): string {
  const hash = createHash('sha256');
  const made =
    /^public\/(images|icons)\/|^public\/(favicon\.(svg|ico)|apple-touch-icon\.png|site\.webmanifest)$|^app\/ui\/generated\//;
  const files = globSync([...sources, ...settings], { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').replace(`${process.cwd()}/`, ''),
    )
    .filter((file) => !made.test(file))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  hash.update(process.env.SITE_URL ?? '');
  return hash.digest('hex');
}

const wanted = fingerprint();
const present =
  existsSync(`${buildFolder}/main.js`) && existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
if (present !== wanted) {
  await import('./build.ts');
  writeFileSync(stampFile, wanted);
}
