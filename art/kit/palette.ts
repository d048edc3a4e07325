/** The house colours of the drawings, as sRGB hex because rasterisers do not read OKLCH. */
export const house = {
  ink: '#0b1d2c',
  night: '#0a1826',
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
