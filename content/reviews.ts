/** What stands beside every review, wherever it is shown. */
export const reviewLabels = {
  sample: 'Sample review',
  allSamples: 'These reviews are samples: no client gave them.',
  policy: { label: 'How we collect and check reviews', to: '/reviews-policy' },
} as const;
