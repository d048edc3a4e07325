import { type BrandColour, type BrandColours, familyOf, isChosen, type Palette, paletteOf } from './brand.ts';
import { contrastBetween, type Oklch, parseColour } from './oklch.ts';

type Pair = readonly [word: string, ground: string];

const light = ['chalk', 'foam', 'sand', 'mist'];
const dark = ['ink', 'ink-raised', 'tide-deep'];
const lit = ['beacon', 'beacon-lit', 'spray'];
const across = (words: readonly string[], grounds: readonly string[]) =>
  grounds.flatMap((ground) => words.map((word): Pair => [word, ground]));

/** The pairs of the theme that carry text: 4.5 to 1 by day and by night. */
export const textPairs: readonly Pair[] = [
  ...across(['ink'], [...light, ...lit, 'sand-deep', 'beacon-wash', 'danger-wash', 'success-wash']),
  ...across(['ink-soft', 'tide', 'tide-deep'], light),
  ...across(['chalk'], [...dark, 'tide']),
  ...across(['spray', 'mist', 'sand-deep'], dark),
  ...across(['ink-soft'], ['beacon-wash']),
  ...across(['beacon'], ['ink']),
  ...across(['beacon-lit'], ['ink-raised']),
  ...across(['danger'], ['chalk', 'foam', 'sand', 'danger-wash']),
  ...across(['success'], ['chalk', 'foam', 'sand', 'success-wash']),
];

/** Borders of controls and focus rings by day: 3 to 1. */
export const linePairs: readonly Pair[] = [
  ...across(['edge'], ['foam', 'chalk', 'sand']),
  ...across(['tide'], ['mist']),
  ...across(['spray'], ['tide-deep']),
];

/** Grounds on which words stay as they are by day. */
export const litGrounds: readonly string[] = lit;

/** Colours of the theme that are nobody's brand, and stay. */
const fixed: Readonly<Record<string, string>> = {
  edge: 'oklch(0.6 0.022 225)',
  danger: 'oklch(0.475 0.17 27)',
  'danger-wash': 'oklch(0.945 0.025 27)',
  success: 'oklch(0.43 0.095 158)',
  'success-wash': 'oklch(0.945 0.03 158)',
};
const fixedAtNight: Readonly<Record<string, string>> = {
  'text-color-ink': 'oklch(0.94 0.012 85)',
  'text-color-ink-soft': 'oklch(0.78 0.022 232)',
  'text-color-danger': 'oklch(0.81 0.11 25)',
  'text-color-success': 'oklch(0.82 0.1 160)',
  'background-color-danger-wash': 'oklch(0.285 0.06 25)',
  'background-color-success-wash': 'oklch(0.285 0.045 160)',
  'border-color-edge': 'oklch(0.62 0.032 230)',
};

const names: Readonly<Record<string, string>> = {
  'ink-raised': 'Ink, lifted',
  'ink-soft': 'Ink, soft',
  foam: 'Chalk, lightest',
  'sand-deep': 'Sand, deep',
  'beacon-lit': 'Beacon, lit',
  'beacon-wash': 'Beacon, pale',
  'tide-deep': 'Tide, deep',
  mist: 'Tide, pale',
  spray: 'Tide, light',
  edge: 'Edges of fields',
  danger: 'Red of mistakes',
  'danger-wash': 'Red of mistakes, pale',
  success: 'Green of success',
  'success-wash': 'Green of success, pale',
};
const nameOf = (token: string) => names[token] ?? token.charAt(0).toUpperCase() + token.slice(1);

/** Two colours of which one cannot be seen well enough on the other. */
export type ContrastFault = { field: BrandColour; contrast: number; sentence: string };

type Look = { colour: Oklch; family: BrandColour | null };

function lookOf({ day, night }: Palette, token: string, use: 'text' | 'background' | 'border' | null): Look {
  const name = `${use}-color-${token}`;
  const still = use ? fixedAtNight[name] : undefined;
  const atNight = use ? (night.get(name) ?? (still ? parseColour(still) : null)) : null;
  if (atNight) return { colour: atNight, family: familyOf(name, true) };
  const byDay = day.get(token) ?? parseColour(fixed[token] ?? '');
  if (!byDay) throw new Error(`There is no colour '${token}'.`);
  return { colour: byDay, family: familyOf(token) };
}

/**
 * Pairs of the site's palette that the chosen colours make hard to see, the worst of each field: what ships is
 * taken as it is.
 */
export function contrastFaults(colours: BrandColours): ContrastFault[] {
  const palette = paletteOf(colours);
  const chosen = (family: BrandColour | null) => family !== null && isChosen(family, colours[family]);
  const worst = new Map<BrandColour, ContrastFault>();
  const judge = ([word, ground]: Pair, least: number, atNight: boolean) => {
    const asByDay = !atNight || lit.includes(ground);
    const line = least < 4.5;
    const on = lookOf(palette, ground, atNight ? 'background' : null);
    const of = lookOf(palette, word, asByDay ? null : line && word === 'edge' ? 'border' : 'text');
    const contrast = contrastBetween(of.colour, on.colour);
    const field = [of.family, on.family].find(chosen);
    if (contrast >= least || !field || contrast >= (worst.get(field)?.contrast ?? Infinity)) return;
    const what = line ? 'Lines' : 'Words';
    const when = atNight ? ' at night' : '';
    const much = (Math.floor(contrast * 10) / 10).toFixed(1);
    const sentence = `${what} in ‘${nameOf(word)}’ on ‘${nameOf(ground)}’${when} stand out ${much} to 1; at least ${least} to 1 is needed to ${line ? 'see' : 'read'} them.`;
    worst.set(field, { field, contrast, sentence });
  };
  for (const pair of textPairs) {
    judge(pair, 4.5, false);
    judge(pair, 4.5, true);
  }
  for (const pair of linePairs) judge(pair, 3, false);
  for (const ground of light) {
    judge(['edge', ground], 3, true);
    judge(['tide', ground], 3, true);
  }
  return [...worst.values()];
}
