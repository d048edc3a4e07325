import { type BrandColours, brandNames, familyOf, isChosen, paletteOf, shippedColours } from './brand.ts';
import { hexOf, type Oklch, parseColour } from './oklch.ts';

/**
 * What a stylesheet of chosen colours is called: the colours themselves, so that it never changes and any instance
 * can write it for whatever release a page is of. null while they are those that ship.
 */
export function sheetName(colours: BrandColours): string | null {
  const parts = brandNames.map((name) => {
    const colour = parseColour(colours[name]);
    return colour && isChosen(name, colours[name]) ? hexOf(colour).slice(1) : '0';
  });
  return parts.every((part) => part === '0') ? null : `${parts.join('-')}.css`;
}

/** The chosen colours of a stylesheet by its name; null when no stylesheet is called so. */
export function coloursNamed(name: string): BrandColours | null {
  if (!/^(0|[0-9a-f]{6})(-(0|[0-9a-f]{6})){6}\.css$/.test(name)) return null;
  const parts = name.slice(0, -4).split('-');
  const colours = brandNames.map((one, index) => {
    const part = parts[index] ?? '0';
    return [one, part === '0' ? shippedColours[one] : `#${part}`];
  });
  return Object.fromEntries(colours) as BrandColours;
}

/** The stylesheet itself: what follows from the colours that were chosen, and nothing else. */
export function sheetOf(colours: BrandColours): string {
  const { day, night } = paletteOf(colours);
  const lines = (all: ReadonlyMap<string, Oklch>, start: string, atNight: boolean) =>
    [...all].flatMap(([name, colour]) => {
      const family = familyOf(name, atNight);
      return family && isChosen(family, colours[family]) ? [`--${start}${name}:${hexOf(colour)};`] : [];
    });
  const [byDay, byNight] = [lines(day, 'color-', false).join(''), lines(night, '', true).join('')];
  const dark = byNight && [
    `@media screen and (prefers-color-scheme:dark){:root:not([data-palette="day"]){${byNight}}}`,
    `@media screen{:root[data-palette="night"]{${byNight}}}`,
  ];
  return [byDay && `:root{${byDay}}`, ...(dark || [])].filter(Boolean).join('\n');
}
