import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type ShortNames, sheetWithShortNames, shortNamesFor } from './short-names.ts';

/** Pages that React does not draw. */
const writtenByHand = ['server/http/refusal-page.ts'];
const namesOfSite = 'server/http/short-names.ts';
const sheetName = /^assets\/root-[\w-]+\.css$/;

/**
 * Gives utilities that only pages say a short name, in the stylesheet and in what the server draws (decision 0104).
 * The browsers' build is made before the server's, so that its scripts are known by then.
 */
export function shortClassNames(): Plugin {
  let names: ShortNames = new Map();
  const ofIslands: string[] = [];
  return {
    name: 'short-class-names',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const outputs = Object.values(bundle);
      const scripts = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
      if (this.environment.name === 'islands') ofIslands.push(...scripts);
      if (this.environment.name !== 'client' || !dir) return;
      if (ofIslands.length === 0) throw new Error('The islands must be built before the owner’s area.');
      const sheet = outputs.find(({ fileName }) => sheetName.test(fileName))?.fileName;
      if (!sheet) throw new Error('The build has no stylesheet of the root.');
      const css = readFileSync(path.join(dir, sheet), 'utf8');
      names = shortNamesFor(css, [
        ...ofIslands,
        ...scripts,
        ...writtenByHand.map((file) => readFileSync(file, 'utf8')),
      ]);
      const written = sheetWithShortNames(css, names);
      // Browsers keep it for ever under its name, which therefore follows from what it says now.
      const hash = createHash('sha256').update(written).digest('base64url').slice(0, 8);
      const renamed = `assets/root-${hash}.css`;
      rmSync(path.join(dir, sheet));
      writeFileSync(path.join(dir, renamed), written);
      const manifest = path.join(dir, '.vite/manifest.json');
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(sheet, renamed));
    },
    transform(code, id) {
      if (this.environment.name !== 'ssr' || !id.endsWith(namesOfSite)) return null;
      const empty = /const names\b[^=]*= \{\};/;
      if (names.size === 0 || !empty.test(code))
        throw new Error(`No short names of classes for ${namesOfSite}.`);
      return code.replace(empty, () => `const names = ${JSON.stringify(Object.fromEntries(names))};`);
    },
  };
}
