import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { leftToNode } from './build/left-to-node.mjs';
import { packagesFor } from './build/packages.ts';
import { buildFolder } from './build-folder.ts';
import { serverFlags } from './server-flags.mjs';

// npm run pack: the built site as a folder that needs nothing else, for a server beside the version that runs, or for a
// container. It has its name only when it is whole.
const options = { 'without-node': { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [folder] = positionals;
if (!folder || positionals.length > 1) {
  process.stdout.write('npm run pack -- FOLDER [--without-node]    puts the built site into a new folder\n');
  process.exit(2);
}
const target = path.resolve(folder);
if (existsSync(target)) {
  process.stderr.write(`${target} is there already. Name a new folder.\n`);
  process.exit(1);
}
const packing = `${target}.unfinished`;
rmSync(packing, { recursive: true, force: true });
mkdirSync(packing, { recursive: true });
cpSync(buildFolder, path.join(packing, 'build'), { recursive: true });
for (const place of packagesFor(process.cwd(), leftToNode)) {
  const nested = path.join(place, 'node_modules');
  cpSync(place, path.join(packing, place), { recursive: true, filter: (from) => !from.startsWith(nested) });
}
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
const about = { name, version, private: true, type: 'module' };
writeFileSync(path.join(packing, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
// deploy/update.sh looks whether a version was built for the address that the settings name.
writeFileSync(path.join(packing, '.site-url'), `${process.env.SITE_URL ?? ''}\n`);
if (!values['without-node']) cpSync(process.execPath, path.join(packing, 'node'));
renameSync(packing, target);
const node = values['without-node'] ? 'node' : './node';
process.stdout.write(
  `The site is in ${target}. Start it there with ${node} ${serverFlags.join(' ')} build/main.js\n`,
);
