import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type BrandColours, brandNames } from '#domain/colours/brand.ts';
import { sheetOf as sheetOfColours } from '#domain/colours/stylesheet.ts';
import { withMixedColours } from './mixed-colours.ts';
import { type ShortNames, sheetOf, sheetWithShortNames, shortNamesFor, wordsIn } from './short-names.ts';
import { withShortNamesSaid } from './short-names-in-scripts.ts';
import { withShortProperties } from './short-properties.ts';
import { withoutUnread } from './unread-properties.ts';

/** Pages that React does not draw. */
const writtenByHand = ['server/http/refusals/refusal-page.ts'];
const namesOfSite = 'server/http/prepared/short-names.ts';
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
/** What pages that are not hydrated are made of: everything but the owner's area. */
const ofPages = { exclude: ['app/pages/admin/**', '**/*.test.ts', '**/*.test.tsx'] };

/** What the owner's sheet has of public pages, and the names that they have for its classes. */
type Found = { names: ShortNames; css: string; ownersSheet: string };

/**
 * Makes a stylesheet for public pages beside the one of the owner's area: without what she alone sees, and with a
 * short name for utilities, which what the server and the islands draw then says (decisions 0104, 0118, 0167 and 0197).
 * The owner's area is built first, which gives the names; then the islands, then the server.
 */
export function shortClassNames(): Plugin {
  let found: Found | undefined;
  let made: { names: ShortNames; sheets: [string, string] } | undefined;
  return {
    name: 'short-class-names',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (!dir) return;
      if (this.environment.name === 'client') found = namesOf(dir, Object.keys(bundle));
      if (this.environment.name !== 'islands') return;
      if (!found) throw new Error('The owner’s area must be built before the islands.');
      const { names, css, ownersSheet } = found;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const written = publicSheet(css, names, wordsIn(chunks.map(({ code }) => code)));
      // Browsers keep it for ever under its name, which therefore follows from what it says.
      const hash = createHash('sha256').update(written).digest('base64url').slice(0, 8);
      const own = `assets/site-${hash}.css`;
      writeFileSync(path.join(dir, own), written);
      writeFileSync(path.join(dir, namesFile), JSON.stringify(Object.fromEntries(names)));
      made = { names, sheets: [`/${ownersSheet}`, `/${own}`] };
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (this.environment.name === 'islands' && file.endsWith('.tsx') && found)
        return { code: withShortNamesSaid(code, found.names), map: null };
      if (this.environment.name !== 'ssr' || !file.endsWith(namesOfSite)) return null;
      return withMade(code, made);
    },
  };
}

/** The names, from the sheet that the owner's area was built with. */
function namesOf(dir: string, files: readonly string[]): Found {
  const ownersSheet = files.find((fileName) => sheetName.test(fileName));
  if (!ownersSheet) throw new Error('The build has no stylesheet of the root.');
  const drawn = textsOf(globSync('app/**/*.{ts,tsx}', ofPages));
  const said = wordsIn([...drawn, ...textsOf(writtenByHand)]);
  const css = sheetOf(readFileSync(path.join(dir, ownersSheet), 'utf8'), said);
  const scripts = textsOf(globSync('app/**/*.ts', ofPages)).filter((code) => looks.test(code));
  return { names: shortNamesFor(css, scripts, said), css, ownersSheet };
}

/** The sheet of public pages. @param drawn words of the islands, long names that they draw with among them */
function publicSheet(css: string, names: ShortNames, drawn: ReadonlyMap<string, number>): string {
  const read = textsOf(globSync('{app,art,content,domain,server}/**/*.{ts,tsx}'));
  const named = sheetWithShortNames(css, names, new Set(drawn.keys()));
  return withShortProperties(withoutUnread(withMixedColours(named), read), [...read, ownersColours]);
}

const textsOf = (files: readonly string[]): string[] => files.map((file) => readFileSync(file, 'utf8'));

/** The module that says the names, with those of this build. */
function withMade(code: string, made: { names: ShortNames; sheets: [string, string] } | undefined): string {
  const nothing = 'const made = null';
  if (!made || !code.includes(nothing)) throw new Error(`No short names of classes for ${namesOfSite}.`);
  const { names, sheets } = made;
  const all = JSON.stringify({ names: Object.fromEntries(names), sheets });
  return code.replace(nothing, () => `const made = ${all}`);
}
