import { expect, test } from 'vitest';
import { contentDocuments, mistakesIn } from './documents.ts';
import type { Navigation } from './schema/navigation.ts';

const document = contentDocuments.get('navigation');
if (!document) throw new Error('there is no document of the menus');
const links = document.defaults as Navigation;
const cards = (count: number) => ({
  ...links,
  services: Array.from({ length: count }, (_, index) => links.services[index % links.services.length]),
});
const header = (...labels: string[]) => ({
  ...links,
  main: labels.map((label) => ({ label, to: '/about' })),
});
const wrong = (facts: object) => mistakesIn(document, facts).map(({ path }) => path.join('.'));

test.each([3, 4, 5, 6, 7, 8, 9])('the services menu takes %i cards', (count) => {
  expect(wrong(cards(count))).toEqual([]);
});

test.each([0, 2, 10, 200])('the services menu does not take %i cards', (count) => {
  expect(wrong(cards(count))).toEqual(['services']);
});

test('the links of the header are as long as fits beside each other', () => {
  expect(wrong(header('Portfolio', 'About', 'Prices', 'Journal', 'Contact'))).toEqual([]);
  expect(wrong(header('Our portfolio', 'About us', 'Our prices', 'Contact us'))).toEqual(['main.0.label']);
  expect(wrong(header('A', 'B', 'C', 'D', 'E', 'F'))).toEqual(['main']);
});
