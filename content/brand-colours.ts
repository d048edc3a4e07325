import { brandNames, isChosen, paletteOf } from '#domain/colours/brand.ts';
import { hexOf } from '#domain/colours/oklch.ts';
import { sheetName } from '#domain/colours/stylesheet.ts';
import { define } from './define.ts';
import { live } from './live.ts';
import { brandColoursSchema } from './schema/brand-colours.ts';

/** The colours of the brand, by day and by night. */
export const brandColours = define('content/brand-colours.ts', brandColoursSchema, {
  ink: 'oklch(0.225 0.038 245)',
  chalk: 'oklch(0.978 0.007 85)',
  sand: 'oklch(0.942 0.017 82)',
  beacon: 'oklch(0.705 0.185 42)',
  tide: 'oklch(0.44 0.078 208)',
  night: 'oklch(0.205 0.033 249)',
  moon: 'oklch(0.82 0.072 200)',
});

/** Where the stylesheets of chosen colours lie. */
const folder = '/colours/';

type Look = {
  /** The stylesheet that goes after the site's own; null while the colours are those that ship. */
  sheet: string | null;
  /** Every colour by day that follows from a chosen one, by its name in the theme, as `#rrggbb`. */
  day: Readonly<Record<string, string>>;
  /** The ground of the page at night, where it was chosen. */
  night: string | null;
};

/** What the chosen colours come to: nothing at all while nothing was chosen. */
export const brandLook = live('object', (): Look => {
  const colours = { ...brandColours };
  const name = sheetName(colours);
  const chosen = new Set(brandNames.filter((one) => isChosen(one, colours[one])));
  const { day, night } = paletteOf(colours);
  const ground = night.get('background-color-chalk');
  return {
    sheet: name && folder + name,
    day: name ? Object.fromEntries([...day].map(([token, colour]) => [token, hexOf(colour)])) : {},
    night: chosen.has('night') && ground ? hexOf(ground) : null,
  };
});
