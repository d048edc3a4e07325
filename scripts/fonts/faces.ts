import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lettersOf } from './letters.ts';

type Script = 'latin' | 'latin-ext';

/** A face of the site, as its package has it. */
export type Face = {
  /** In CSS. */
  readonly family: string;
  readonly name: string;
  /** Which of the package's files: those with the axes that are needed, and no other. */
  readonly axis: 'wght' | 'opsz';
  /** Axes that stand still; those that are not named stay variable. */
  readonly still?: Readonly<Record<string, number>>;
  /** In CSS. */
  readonly weight: string;
  /** Of the letters that pages are written in, those that nothing in this face has: its first cut is without them. */
  readonly unsaid?: string;
};

/**
 * Bricolage, for headlines and figures only, stands at optical size 60 and weight 700: its other weights would add
 * 17 kB to what each first visit waits for. Instrument is variable.
 */
export const faces: readonly Face[] = [
  {
    family: 'Bricolage',
    name: 'bricolage-grotesque',
    axis: 'opsz',
    still: { opsz: 60, wght: 700 },
    weight: '700',
    unsaid: ';!*_()©·×÷‘…é',
  },
  { family: 'Instrument', name: 'instrument-sans', axis: 'wght', weight: '400 700' },
];

const place = (name: string, file: string) =>
  fileURLToPath(new URL(`../../node_modules/@fontsource-variable/${name}/${file}`, import.meta.url));

/** The file that a package has for a script, and its letters, as CSS has them too. */
export function packaged({ name, axis }: Face, script: Script) {
  const ranges = JSON.parse(readFileSync(place(name, 'unicode.json'), 'utf8')) as Record<Script, string>;
  // What is no letter is shown by no font.
  const range = ranges[script].replace(/^U\+0000-/, 'U+0020-');
  return {
    font: readFileSync(place(name, `files/${name}-${script}-${axis}-normal.woff2`)),
    letters: lettersOf(range),
    range,
  };
}

/** Of the program that cuts: another one may write other bytes. */
export function toolVersion(): string {
  const tool = new URL('../../node_modules/subset-font/package.json', import.meta.url);
  return (JSON.parse(readFileSync(tool, 'utf8')) as { version: string }).version;
}
