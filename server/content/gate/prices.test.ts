import { expect, test } from 'vitest';
import '#content/words/all.ts';
import { hasBarePrice } from './prices.ts';

test('a range of budgets may be worded in any way that says it is without VAT', () => {
  expect(hasBarePrice('Most people ask for sums without VAT of £2,000–£5,000 and more.')).toBe(false);
  expect(hasBarePrice('Most people ask for sums of £2,000–£5,000 and more.')).toBe(true);
  expect(hasBarePrice('Ours is £2,000 without VAT.')).toBe(true);
});
