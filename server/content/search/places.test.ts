import { expect, test } from 'vitest';
import type { ContentDocument } from '#content/registry.ts';
import type { DocumentFacts } from '#server/content/gate/facts.ts';
import { asRead } from './as-read.ts';
import { placesIn } from './places.ts';

const document = (id: string, filled: object): [string, DocumentFacts] => [
  id,
  { document: { id } as ContentDocument, facts: filled, filled },
];
const documents = new Map([
  document('home', { hero: { headline: 'One plan', buttons: [{ label: 'Choose a time', href: '/quote' }] } }),
  document('services/crm', {
    hero: { headline: 'One plan', priceNote: 'From {price} a month' },
    price: 2400,
    answer: 'First of all, **every enquiry** is kept.\n\n- in [one list](/portfolio) for all',
  }),
]);
const found = (text: string, page = '/services/crm') =>
  placesIn(documents, text, page).map((one) => `${one.document} ${one.path.join('.')}`);

test('all fields that say it are told of, those of the page first', () => {
  expect(found('One plan')).toEqual(['services/crm hero.headline', 'home hero.headline']);
  expect(found('One  plan', '/')[0]).toBe('home hero.headline');
});

test('a text is found without its marks, in a part of its field, and with other words in its places', () => {
  expect(asRead('## Why {#why}\n\nIt is *quick* and 2 * 3')).toBe('Why It is quick and 2 * 3');
  expect(found('every enquiry is kept')).toEqual(['services/crm answer']);
  expect(found('in one list for all')).toEqual(['services/crm answer']);
  expect(found('From £2,400 a month')).toEqual(['services/crm hero.priceNote']);
  expect(found('2,400')).toEqual(['services/crm price']);
});

test('of a text that is put together each part is told of, and no address', () => {
  expect(found('One plan – Choose a time (£2,400)', '/')).toEqual([
    'home hero.buttons.0.label',
    'home hero.headline',
    'services/crm price',
  ]);
  expect(found('/quote')).toEqual([]);
  expect(found('Nobody wrote this')).toEqual([]);
});

test('names in two pairs of braces stand for other words as well', () => {
  const one = new Map([
    document('your-data', { stored: 'Stored under {{reference}}, answered by {{date}}.' }),
  ]);
  const [place] = placesIn(one, 'Stored under 5A3B, answered by Monday.', '/your-data');
  expect(place?.path).toEqual(['stored']);
});

test('a text with many names comes to an end', () => {
  const many = new Map([document('home', { line: `xx${'{a} '.repeat(200)}end` })]);
  expect(placesIn(many, `xx${'a '.repeat(190)}enx`, '/')).toEqual([]);
  expect(placesIn(many, 'xx and all the rest', '/')).toEqual([]);
  const few = new Map([document('home', { line: 'Hello {name}, it is {day} again' })]);
  const said = placesIn(few, 'Hello Ann, it is it is Monday again', '/');
  expect(said.map(({ path }) => path.join())).toEqual(['line']);
});
