import { describe, expect, it } from 'vitest';
import { fillPrices, inPounds, priceInWords, priceWords, withVat } from './price.ts';

const standard = { registered: true, ratePercent: 20 };
const none = { registered: false, ratePercent: 20 };

describe('a price', () => {
  it.each([
    [650, 20, '£650 + VAT (£780 with VAT at 20%)'],
    [1850, 20, '£1,850 + VAT (£2,220 with VAT at 20%)'],
    [19, 20, '£19 + VAT (£22.80 with VAT at 20%)'],
    [33, 17.5, '£33 + VAT (£38.78 with VAT at 17.5%)'],
    [1_000_000, 5, '£1,000,000 + VAT (£1,050,000 with VAT at 5%)'],
  ])('of £%i at %d%%', (pounds, ratePercent, words) => {
    expect(priceInWords(pounds, { registered: true, ratePercent })).toBe(words);
  });

  it('of a business that is not registered has no VAT to pay', () => {
    expect(priceInWords(650, none)).toBe('£650, no VAT to pay');
    expect(priceWords(650, none)).toEqual({ asked: '£650', toPay: 'no VAT to pay' });
    expect(withVat(650, none)).toBe(650);
  });

  it('is exact to the penny for every whole pound up to £5,000', () => {
    for (let pounds = 1; pounds <= 5000; pounds += 1) {
      expect(Math.round(withVat(pounds, standard) * 100)).toBe(pounds * 120);
    }
  });

  it('shows pence only where there are some', () => {
    expect([inPounds(1), inPounds(22.8), inPounds(1234.5)]).toEqual(['£1', '£22.80', '£1,234.50']);
  });
});

describe('prices in a text', () => {
  it('are put into words', () => {
    expect(fillPrices('x.md', 'From {{price:150}} a month.', standard)).toBe(
      'From £150 + VAT (£180 with VAT at 20%) a month.',
    );
  });

  it.each(['1.50', '', '-3', 'ten'])('must be whole pounds: %s', (amount) => {
    expect(() => fillPrices('x.md', `{{price:${amount}}}`, standard)).toThrow('x.md');
  });
});
