/** The house colours of the drawings, as sRGB hex because rasterisers do not read OKLCH. */
export const house = {
  ink: '#0b1d2c',
  inkSoft: '#1b2e42',
  inkLine: '#2d4257',
  slate: '#5a6b7b',
  mist: '#a9b6c0',
  chalk: '#faf7f3',
  paper: '#fefefc',
  sand: '#ece3d4',
  sandDeep: '#ddd1bb',
  beacon: '#fb7033',
  beaconSoft: '#fbd3c3',
  tide: '#005e69',
  tideBright: '#2a8f94',
  tideSoft: '#cde4ea',
} as const;

/** Colour pair of each case study: `deep` carries the scene, `light` lies on it. */
export const casePalettes = {
  'buddha-brands': { deep: '#23402f', light: '#f4e5cc', accent: '#e2a13b' },
  'yards-store': { deep: '#17181b', light: '#d3f04c', accent: '#e9e8e2' },
  'den-architecture': { deep: '#a4512f', light: '#f1e9dd', accent: '#2a2725' },
  'chartford-homes': { deep: '#5b1f33', light: '#c9dfe8', accent: '#e9b872' },
  'broken-society': { deep: '#0f0d0d', light: '#efe9df', accent: '#ff5d8f' },
} as const;
