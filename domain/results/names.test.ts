import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedName, countedPage, others } from './names.ts';

test.each([
  ['Spring Sale  2026', 'spring sale 2026'],
  ['brand-20261101', 'brand-20261101'],
  ['21345678901', '21345678901'],
  ['google / cpc', 'google / cpc'],
  ['ANZEIGE\n\tSommer', 'anzeige sommer'],
  ['', ''],
])('the name %j is counted as %j', (text, name) => {
  expect(countedName(text)).toBe(name);
});

test.each([
  'ada@example.com',
  'ada%40example.com',
  '07700 900 123',
  'call +44 7700 900123 now',
  '0114 496 0999',
  'c3f1a0de-1b2c-4d5e-8f90-123456789abc',
  'u8f3k2m9x7q1w4e6',
  'mailing-4f9d2c1b8a7e6f5d4c3b',
  '4929123456789012',
  'a'.repeat(61),
])('%j may be somebody’s, and is counted with the others', (text) => {
  expect(countedName(text)).toBe(others);
});

test('whatever stands in an address, its name is short, on one line, and counted the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const name = countedName(text);
      expect(name.length).toBeLessThanOrEqual(60);
      expect(name).not.toMatch(/[\n\r\t@]/);
      expect(countedName(name)).toBe(name);
    }),
  );
});

test.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['/portfolio/yards-store', '/portfolio/yards-store'],
  ['/x?y', others],
  ['/ada@example.com', others],
  ['/booking/u8f3k2m9x7q1w4e6', others],
  ['', ''],
])('the page %j is counted as %j', (landing, page) => {
  expect(countedPage(landing)).toBe(page);
});
