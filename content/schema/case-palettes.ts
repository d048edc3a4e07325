/** A surface and the text colour that stands on it at 4.5:1 or better. */
type Swatch = { colour: string; text: string };

/**
 * The pairs of colours that a case study can be told in, by the study that each was made for. The pages take them
 * from a stylesheet of the same names, since the policy of the site allows no colours in its markup.
 */
export const casePalettes = {
  'buddha-brands': {
    base: { colour: 'oklch(0.343 0.046 157)', text: 'oklch(0.969 0.02 84)' },
    accent: { colour: 'oklch(0.824 0.095 65)', text: 'oklch(0.25 0.04 157)' },
  },
  'yards-store': {
    base: { colour: 'oklch(0.24 0.007 271)', text: 'oklch(0.937 0.006 100)' },
    accent: { colour: 'oklch(0.905 0.185 118)', text: 'oklch(0.21 0.006 271)' },
  },
  'den-architecture': {
    base: { colour: 'oklch(0.51 0.115 43)', text: 'oklch(0.965 0.015 80)' },
    accent: { colour: 'oklch(0.9 0.022 75)', text: 'oklch(0.275 0.02 56)' },
  },
  'chartford-homes': {
    base: { colour: 'oklch(0.332 0.088 5)', text: 'oklch(0.985 0.008 80)' },
    accent: { colour: 'oklch(0.89 0.027 222)', text: 'oklch(0.253 0.068 5)' },
  },
  'broken-society': {
    base: { colour: 'oklch(0.215 0.006 40)', text: 'oklch(0.935 0.015 80)' },
    accent: { colour: 'oklch(0.71 0.19 5)', text: 'oklch(0.165 0.006 40)' },
  },
  'this-site': {
    base: { colour: 'oklch(0.345 0.062 215)', text: 'oklch(0.978 0.007 85)' },
    accent: { colour: 'oklch(0.87 0.045 203)', text: 'oklch(0.225 0.038 245)' },
  },
} as const satisfies Record<string, { base: Swatch; accent: Swatch }>;
