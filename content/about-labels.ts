import { define } from './define.ts';
import { aboutLabelsSchema } from './schema/labels.ts';

/** The fixed words of the about page. */
export const aboutLabels = define('content/about-labels.ts', aboutLabelsSchema, {
  sample: 'Sample figures',
  cost: 'What it costs us',
});
