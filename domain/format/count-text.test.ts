import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([
  [0, '0 leads'],
  [1, 'One lead'],
  [3120, '3,120 leads'],
  [10_000, '10,000 leads'],
  [10_001, 'More than 10,000 leads'],
])('%i is %s', (count, text) => {
  expect(countText(count, 'lead', 'leads')).toBe(text);
});
