import { expect, test } from 'vitest';
import '#content/documents.ts';
import { fieldLabels } from './field-labels.ts';

test('a field is called what its form calls it', () => {
  expect(fieldLabels('services/crm', 'hero.buttons.0.label')).toEqual([
    'Top of the page',
    'Button 1',
    'Words of the link',
  ]);
  expect(fieldLabels('reviews', 'sample')).toEqual(['On an invented review']);
  expect(fieldLabels('nobody/knows', 'items.2.href')).toEqual(['Item 3', 'Links to']);
});
