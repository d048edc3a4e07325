import { define } from '#content/define.ts';
import { serviceLabelsSchema } from '#content/schema/labels.ts';

/** The fixed words of the service pages: what stands beside figures, in tables and on links. */
export const serviceLabels = define('content/services/labels.ts', serviceLabelsSchema, {
  crumb: 'Services',
  example: 'Worked example',
  sample: 'Sample figures',
  yourNumbers: 'What goes in',
  sum: 'What comes out',
  action: 'What we do about it',
  system: 'The system',
  person: 'Your people',
  unknown: 'What could still go wrong',
  leak: 'Leak',
  repair: 'Repair',
  asFound: 'As found',
  asRepaired: 'As repaired',
  stars: ['One', 'Two', 'Three', 'Four', 'Five'].map(
    (count) => `${count} ${count === 'One' ? 'star' : 'stars'} out of five`,
  ),
  firstResult: 'First result',
  price: 'Starting price',
  priceLater: 'Priced after a free review',
  per: { project: 'per project', month: 'a month' },
  from: 'From',
  asked: 'What people ask us first',
  askedMore: 'More questions, with answers',
});
