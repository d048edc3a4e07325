import { hexOf, type Oklch, parseColour } from './oklch.ts';

/** The colours that the owner chooses, as they ship. All others follow from them. */
export const shippedColours = {
  ink: 'oklch(0.225 0.038 245)',
  chalk: 'oklch(0.978 0.007 85)',
  sand: 'oklch(0.942 0.017 82)',
  beacon: 'oklch(0.705 0.185 42)',
  tide: 'oklch(0.44 0.078 208)',
  night: 'oklch(0.205 0.033 249)',
  moon: 'oklch(0.82 0.072 200)',
} as const;

export type BrandColour = keyof typeof shippedColours;
export type BrandColours = Readonly<Record<BrandColour, string>>;

export const brandNames = Object.keys(shippedColours) as BrandColour[];

/** A colour that follows from another. One that `stays` keeps its lightness: it is a ground or a text of its own. */
type Relative = { of: BrandColour; ships: string; stays?: true };

/** The relatives by day, by their names in the theme. */
const byDay: Readonly<Record<string, Relative>> = {
  'ink-raised': { of: 'ink', ships: 'oklch(0.285 0.042 243)' },
  'ink-soft': { of: 'ink', ships: 'oklch(0.44 0.035 238)', stays: true },
  foam: { of: 'chalk', ships: 'oklch(0.996 0.002 85)', stays: true },
  'sand-deep': { of: 'sand', ships: 'oklch(0.885 0.026 80)' },
  'beacon-lit': { of: 'beacon', ships: 'oklch(0.755 0.165 48)' },
  'beacon-wash': { of: 'beacon', ships: 'oklch(0.93 0.04 55)', stays: true },
  'tide-deep': { of: 'tide', ships: 'oklch(0.345 0.062 215)' },
  mist: { of: 'tide', ships: 'oklch(0.905 0.026 215)', stays: true },
  spray: { of: 'tide', ships: 'oklch(0.8 0.055 205)', stays: true },
};

const bare = (of: BrandColour, ...uses: [ships: string, ...names: string[]][]) =>
  uses.flatMap(([ships, ...names]) => names.map((name): [string, Relative] => [name, { of, ships }]));
const still = (entries: [string, Relative][]) =>
  entries.map(([name, one]): [string, Relative] => [name, { ...one, stays: true }]);

/** What a colour is at night for a use of it, as `app/ui/night.css` has it; all other uses are nobody's brand. */
const byNight: Readonly<Record<string, Relative>> = Object.fromEntries([
  ...bare(
    'night',
    ['oklch(0.205 0.033 249)', 'background-color-chalk'],
    ['oklch(0.14 0.03 253)', 'background-color-ink'],
    ['oklch(0.215 0.036 250)', 'background-color-ink-raised'],
    ['oklch(0.302 0.038 242)', 'background-color-foam', 'fill-foam', 'stroke-foam'],
    ['oklch(0.268 0.036 236)', 'background-color-sand'],
    ['oklch(0.34 0.036 240)', 'background-color-sand-deep'],
    ['oklch(0.31 0.054 220)', 'background-color-mist'],
    ['oklch(0.3 0.034 243)', 'border-color-sand', 'fill-sand', 'stroke-sand'],
    ['oklch(0.365 0.034 240)', 'border-color-sand-deep', 'ring-color-sand-deep'],
    ['oklch(0.365 0.034 240)', 'inset-ring-color-sand-deep', 'outline-color-sand-deep'],
    ['oklch(0.38 0.036 240)', 'fill-sand-deep', 'stroke-sand-deep'],
    ['oklch(0.35 0.05 220)', 'fill-mist', 'stroke-mist'],
  ),
  ...bare(
    'moon',
    ['oklch(0.82 0.072 200)', 'text-color-tide'],
    ['oklch(0.86 0.055 203)', 'text-color-tide-deep'],
    ['oklch(0.72 0.07 203)', 'border-color-tide', 'ring-color-tide', 'inset-ring-color-tide'],
    ['oklch(0.72 0.07 203)', 'outline-color-tide', 'stroke-tide'],
    ['oklch(0.7 0.075 205)', 'fill-tide'],
    ['oklch(0.78 0.06 205)', 'fill-tide-deep', 'stroke-tide-deep'],
    ['oklch(0.72 0.09 203)', 'accent-color-tide'],
  ),
  ...still(
    bare(
      'tide',
      ['oklch(0.42 0.074 208)', 'background-color-tide'],
      ['oklch(0.31 0.056 215)', 'background-color-tide-deep'],
    ),
  ),
  ...still(bare('beacon', ['oklch(0.335 0.06 42)', 'background-color-beacon-wash'])),
]);

function known(text: string): Oklch {
  const colour = parseColour(text);
  if (!colour) throw new Error(`'${text}' is no colour.`);
  return colour;
}

/** A relative of a chosen colour: as far from it in lightness, chroma and hue as it was from the one that ships. */
function relative({ of, ships, stays }: Relative, chosen: Oklch): Oklch {
  const [own, former] = [known(ships), known(shippedColours[of])];
  const l = stays ? own.l : Math.min(1, Math.max(0, chosen.l + own.l - former.l));
  const c = Math.min((own.c * chosen.c) / former.c, Math.max(chosen.c, own.c));
  return { l, c, h: (chosen.h + own.h - former.h + 360) % 360 };
}

/** Whether a colour is another than the one that ships, as far as a screen shows it. */
export const isChosen = (name: BrandColour, text: string): boolean =>
  hexOf(known(text)) !== hexOf(known(shippedColours[name]));

export type Palette = {
  /** By their names in the theme. */
  day: ReadonlyMap<string, Oklch>;
  /** By use and name, such as 'background-color-chalk'. */
  night: ReadonlyMap<string, Oklch>;
};

/** Every colour that follows from the chosen ones. @throws Error when one of them is no colour */
export function paletteOf(colours: BrandColours): Palette {
  // As a screen shows them, so that what is judged is what is seen.
  const base = (name: BrandColour) => {
    const text = isChosen(name, colours[name]) ? hexOf(known(colours[name])) : shippedColours[name];
    return known(text);
  };
  const derive = (from: Readonly<Record<string, Relative>>) =>
    Object.entries(from).map(([name, one]): [string, Oklch] => [name, relative(one, base(one.of))]);
  const own = (['ink', 'chalk', 'sand', 'beacon', 'tide'] as const).map((name): [string, Oklch] => [
    name,
    base(name),
  ]);
  return { day: new Map([...own, ...derive(byDay)]), night: new Map(derive(byNight)) };
}

/** The chosen colour that one of the theme follows from; null for those that stay as they are. */
export function familyOf(name: string, atNight = false): BrandColour | null {
  if (atNight) return byNight[name]?.of ?? null;
  return byDay[name]?.of ?? brandNames.find((one) => one === name) ?? null;
}
