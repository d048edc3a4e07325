import { describe, expect, test } from 'vitest';
import '#content/words/all.ts';
import { barePriceAt, isBudgetRange } from './prices.ts';

const priced = '£650 + VAT (£780 with VAT at 20%)';

test('a range of budgets may be worded in any way that says it is without VAT', () => {
  expect(barePriceAt('Most people ask for sums without VAT of £2,000–£5,000 and more.')).toBe(-1);
  expect(barePriceAt('Most people ask for sums of £2,000–£5,000 and more.')).toBe(28);
  expect(barePriceAt('Ours is £2,000 without VAT.')).toBe(8);
  expect(barePriceAt('Sums without VAT of £2,000–£5,000 are common. Ours is £900.')).toBe(54);
  expect(barePriceAt('What we charge without VAT is £2,000–£5,000.')).toBe(30);
  expect(
    ['£2,000–£5,000', '£2,000-£5,000', '£10,000+', '£300', '£300–£500 for us'].map(isBudgetRange),
  ).toEqual([...[true, true, true, false, false]]);
});

describe('money that is paid to others is no price of the house', () => {
  test.each([
    'A local group plus £100 of adverts',
    'A group for your town and £150 worth of Facebook ads, spread over two weeks.',
    'An advertising budget of £300 a month is enough, and our fee comes on top.',
    'A shop of that size has a media budget of about £1,500 a month.',
    'You spend £500 a month on Google ads.',
    `Our fee is ${priced} and you spend about £300 on adverts.`,
    'Posters, and £40 of stamps for the letters.',
    'Allow for platform fees of £25.',
    'Of that, £200 a month goes straight to Google.',
    'Test it with £5 a day of ad spend before you decide.',
    'It is £0 to begin.',
  ])('%s', (text) => expect(barePriceAt(text)).toBe(-1));
});

describe('a price of the house is found beside it', () => {
  test.each([
    ['Adverts from £300 a month.', '£300'],
    ['Google Ads, £300 a month.', '£300'],
    ['We write them for £300 a month, with £100 of adverts.', '£300'],
    ['£300 a month of advertising management.', '£300'],
    ['£300 of advert design', '£300'],
    ['£300 a month of social media.', '£300'],
    ['Packages from £300 of adverts.', '£300'],
    ['Our package is £300 of adverts and all of the work.', '£300'],
    ['£400 a month of adverts, management included.', '£400'],
    ['£650 + VAT, plus £100 of adverts', '£650'],
    [`${priced}, then £90 a month.`, '£90'],
    ['You spend £300 on adverts with us.', '£300'],
    ['Advertising budget £200, managed for £100.', '£100'],
    ['Platform fees of £20, our fee of £80.', '£80'],
    ['A website for 650 pounds.', '0 pounds'],
    ['All of it for GBP 650.', 'GBP 650'],
    ['It was £0 and is £0.50 now.', '£0.50'],
  ])('%s', (text, sum) => expect(text.slice(barePriceAt(text)).startsWith(sum)).toBe(true));
});

test('long texts are read in one pass', () => {
  for (const one of [
    '£',
    '£1',
    '£1,1',
    '£1 of ',
    'spend £1 ',
    'without VAT £1–£1 ',
    '£1–£1',
    'media budget ',
  ])
    expect(barePriceAt(one.repeat(20_000))).toBeGreaterThanOrEqual(-1);
});
