/** The fixed words of the about page. */
export const aboutLabels = {
  sample: 'Sample figures',
  cost: 'What it costs us',
} as const;
