import { define } from './define.ts';
import { reviewLabelsSchema } from './schema/labels.ts';

/** What stands beside every review, wherever it is shown. */
export const reviewLabels = define('content/reviews.ts', reviewLabelsSchema, {
  sample: 'Sample review',
  allSamples: 'These reviews are samples: no client gave them.',
  policy: { label: 'How we collect and check reviews', to: '/reviews-policy' },
});
