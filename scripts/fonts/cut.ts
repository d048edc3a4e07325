import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { cacheKey } from '#art/press/plan.ts';
import { removeOthers, writeIfChanged, writeWhole } from '#scripts/images/cache.ts';
import { type Face, faces, packaged, toolVersion } from './faces.ts';
import { firstLetters, unicodeRange } from './letters.ts';

/** What browsers do with letters of their own accord, and figures of one width (`figures` in theme.css). */
const features = ['kern', 'liga', 'tnum'];

/** The names of a font that tell its licence: it asks to come along. */
const licence = [13, 14];

type Cut = { face: Face; file: string; font: Buffer; letters: string; range: string };

/**
 * Cuts each face in three and writes the files with their sheet: what the pages that ship are written in, the rest of
 * Latin, and its further letters. A browser fetches a cut when a page has a letter of its range. The ranges do not
 * overlap: a browser counts a face as missing while any that could have a letter is.
 * @returns whether anything had to be cut
 */
export async function writeFonts(folder: string): Promise<boolean> {
  const cuts = faces.flatMap(cutsOf);
  const key = cacheKey(
    JSON.stringify([toolVersion(), features, licence, cuts.map(({ face, letters }) => [face, letters])]),
    ...cuts.map(({ font }) => font.toString('base64')),
  );
  const sheet = path.join(folder, 'fonts.css');
  const rules = `/* ${key} */\n${cuts.map(fontFace).join('')}`;
  const files = cuts.map(({ file }) => file);
  const all = [...files, 'fonts.css'].every((file) => existsSync(path.join(folder, file)));
  if (all && readFileSync(sheet, 'utf8') === rules) return false;
  for (const { file, font, letters, face } of cuts)
    writeWhole(path.join(folder, file), await cut(font, letters, face.still));
  writeIfChanged(sheet, rules);
  removeOthers(folder, new Set([...files, 'fonts.css']));
  return true;
}

/** The cuts of a face by its name in CSS. */
export const cutsOfFamily = (family: string): Cut[] =>
  faces.filter((face) => face.family === family).flatMap(cutsOf);

function cutsOf(face: Face): Cut[] {
  const latin = packaged(face, 'latin');
  const further = packaged(face, 'latin-ext');
  const first = Array.from(firstLetters)
    .filter((letter) => !face.unsaid?.includes(letter))
    .join('');
  const rest = Array.from(latin.letters).filter((letter) => !first.includes(letter));
  return [
    { part: 'further', ...further },
    { part: 'rest', font: latin.font, letters: rest.join(''), range: unicodeRange(rest.join('')) },
    { part: 'first', font: latin.font, letters: first, range: unicodeRange(first) },
  ].map(({ part, ...one }) => ({ face, file: `${face.name}-${part}.woff2`, ...one }));
}

/** Cuts a face. @param letters those that the cut has, as far as the face knows them */
const cut = (font: Uint8Array, letters: string, still: Face['still']): Promise<Uint8Array> =>
  subsetFont(font, letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    preserveNameIds: licence,
    ...(still ? { variationAxes: still } : {}),
  });

const fontFace = ({ face, file, range }: Cut) => `@font-face {
  font-family: "${face.family}";
  src: url("./${file}") format("woff2");
  font-weight: ${face.weight};
  font-display: swap;
  unicode-range: ${range};
}
`;
