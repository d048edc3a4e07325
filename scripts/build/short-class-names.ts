import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type BrandColours, brandNames } from '#domain/colours/brand.ts';
import { sheetOf as sheetOfColours } from '#domain/colours/stylesheet.ts';
import { withMixedColours } from './mixed-colours.ts';
import { type ShortNames, sheetOf, sheetWithShortNames, shortNamesFor, wordsIn } from './short-names.ts';
import { withShortProperties } from './short-properties.ts';
import { withoutUnread } from './unread-properties.ts';

/** Pages that React does not draw. */
const writtenByHand = ['server/http/refusal-page.ts'];
const namesOfSite = 'server/http/short-names.ts';
/** In the folder of the browsers' build, for who reads its pages from outside. Not served, as the manifest is not. */
export const namesFile = '.vite/short-names.json';
const sheetName = /^assets\/root-[\w-]+\.css$/;
/** The sheet of an owner who has chosen each of her colours: it sets properties of the public one. */
const ownersColours = sheetOfColours(
  Object.fromEntries(brandNames.map((name) => [name, '#123456'])) as BrandColours,
);
/** How scripts find elements and change their classes. */
const looks =
  /\b(?:querySelector|querySelectorAll|closest|matches|part|getElementsByClassName)[<(]|\bclassList\b/;
/** What draws pages that are not hydrated: everything but the owner's area. */
const sources = { cwd: 'app', exclude: ['pages/admin/**', '**/*.test.ts', '**/*.test.tsx'] };

/**
 * Makes a stylesheet for public pages beside the one of the owner's area: without what she alone sees, and with a
 * short name for utilities, which what the server draws then says (decisions 0104, 0118 and 0167). The browsers' build is
 * made before the server's, so that its scripts are known by then.
 */
export function shortClassNames(): Plugin {
  let made: { names: ShortNames; sheets: [string, string] } | undefined;
  /** Code of public pages: what looks for classes, and what draws elements with them. */
  const scripts: string[] = [];
  const drawing: string[] = [];
  return {
    name: 'short-class-names',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client' || !dir) return;
      if (drawing.length === 0) throw new Error('The islands must be built before the owner’s area.');
      const sheet = Object.keys(bundle).find((fileName) => sheetName.test(fileName));
      if (!sheet) throw new Error('The build has no stylesheet of the root.');
      const byHand = writtenByHand.map((file) => readFileSync(file, 'utf8'));
      const drawn = globSync('**/*.{ts,tsx}', sources).map((file) =>
        readFileSync(path.join('app', file), 'utf8'),
      );
      const said = wordsIn([...drawn, ...byHand]);
      const css = sheetOf(readFileSync(path.join(dir, sheet), 'utf8'), said);
      const names = shortNamesFor(css, scripts, said);
      const read = globSync('{app,art,content,domain,server}/**/*.{ts,tsx}').map((file) =>
        readFileSync(file, 'utf8'),
      );
      const named = sheetWithShortNames(css, names, new Set(wordsIn(drawing).keys()));
      const written = withShortProperties(withoutUnread(withMixedColours(named), read), [
        ...read,
        ownersColours,
      ]);
      // Browsers keep it for ever under its name, which therefore follows from what it says.
      const hash = createHash('sha256').update(written).digest('base64url').slice(0, 8);
      const own = `assets/site-${hash}.css`;
      writeFileSync(path.join(dir, own), written);
      writeFileSync(path.join(dir, namesFile), JSON.stringify(Object.fromEntries(names)));
      made = { names, sheets: [`/${sheet}`, `/${own}`] };
    },
    transform: {
      order: 'pre',
      handler(code, id) {
        const [file = ''] = id.split('?');
        if (this.environment.name === 'islands' && !id.includes('node_modules'))
          (looks.test(code) && !file.endsWith('.tsx') ? scripts : drawing).push(code);
        if (this.environment.name !== 'ssr' || !file.endsWith(namesOfSite)) return null;
        return withMade(code, made);
      },
    },
  };
}

/** The module that says the names, with those of this build. */
function withMade(code: string, made: { names: ShortNames; sheets: [string, string] } | undefined): string {
  const nothing = 'const made = null as';
  if (!made || !code.includes(nothing)) throw new Error(`No short names of classes for ${namesOfSite}.`);
  const { names, sheets } = made;
  const all = JSON.stringify({ names: Object.fromEntries(names), sheets });
  return code.replace(nothing, () => `const made = ${all} as`);
}
