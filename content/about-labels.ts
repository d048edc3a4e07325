/** The fixed words of the about page. */
export const aboutLabels = {
  sample: 'Sample figures',
  people: 'The seven people of the agency, drawn',
  cost: 'What it costs us',
} as const;
