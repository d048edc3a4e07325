import { expect, test } from 'vitest';
import type { ContentDocument } from '#content/registry.ts';
import type { DocumentFacts } from '#server/content/gate/facts.ts';
import { asRead } from './as-read.ts';
import { mentionsOf, placesIn } from './places.ts';

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
  expect(asRead('  - A [tide](/a_(b)) {#tide}\n\n\n> 1. B')).toBe('A tide 1. B');
  expect(found('every enquiry is kept')).toEqual(['services/crm answer']);
  expect(found('in one list for all')).toEqual(['services/crm answer']);
  expect(found('From £2,400 a month')).toEqual(['services/crm hero.priceNote']);
  expect(found('2,400')).toEqual(['services/crm price']);
});

// Patterns that begin anew at each sign would take minutes, and visitors wait meanwhile.
test.each(['[', '![', '[a](', '{#', '\n', ' \n', ' ', '*', '_', '`', '1', '- '])(
  '%j is read in one pass',
  (one) => {
    expect(asRead(`x${one.repeat(120_000)}x`)).toMatch(/^x/);
  },
);

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

test('what stands for a name is told of with the text that has the name, where it is a text itself', () => {
  const kept = new Map([
    document('words/pages', { keptFrom: 'from {event}' }),
    document('legal/retention', [
      { from: 'the day of leaving', days: 30 },
      { from: 'their arrival', days: 30 },
    ]),
  ]);
  const said = placesIn(kept, 'from their arrival', '/privacy-policy');
  expect(said.map(({ path }) => path.join('.'))).toEqual(['keptFrom', '1.from']);
});

test('a text with many names comes to an end', () => {
  const many = new Map([document('home', { line: `xx${'{a} '.repeat(200)}end` })]);
  expect(placesIn(many, `xx${'a '.repeat(190)}enx`, '/')).toEqual([]);
  expect(placesIn(many, 'xx and all the rest', '/')).toEqual([]);
  const few = new Map([document('home', { line: 'Hello {name}, it is {day} again' })]);
  const said = placesIn(few, 'Hello Ann, it is it is Monday again', '/');
  expect(said.map(({ path }) => path.join())).toEqual(['line']);
});

test('a part of a text with names is found, and no field by a word that it happens to share', () => {
  const some = new Map([
    document('careers', {
      form: {
        note: 'They read this, and nobody else. We delete it after {{period}} without news. The {{privacy}} says so.',
      },
    }),
    document('legal/privacy-policy', {
      intro: 'Last updated: {{version}}\n\nWhat we keep, and for how long.',
    }),
    document('words/booking', { minutes: '{count} minutes', from: 'Friday' }),
    document('notes/one', { date: '2026-11-14', shown: true }),
  ]);
  const of = (text: string) =>
    placesIn(some, text, '/').map(({ document: id, path }) => `${id} ${path.join('.')}`);
  expect(of('We delete it after 180 days without news.')).toEqual(['careers form.note']);
  expect(of('without news. The Privacy Policy says')).toEqual(['careers form.note']);
  expect(of('Last updated: 23 November 2026')).toEqual(['legal/privacy-policy intro']);
  expect(of('14 November 2026')).toEqual(['notes/one date']);
  expect(of('30 minutes')).toEqual(['words/booking minutes']);
  expect(of('Ten quiet minutes, kept for yourself.')).toEqual([]);
  expect(of('Friday, November 27th, 2026')).toEqual([]);
  expect(of('We delete it after lunch, which is a sentence that nobody wrote.')).toEqual([]);
});

test('a short word between two names is no way to every sentence that has it', () => {
  const words = new Map([
    document('words/booking', { dateAndTime: '{date} at {time}', both: '{here} ({there} in {place})' }),
    document('home', { line: 'Look at this' }),
  ]);
  const of = (text: string) => placesIn(words, text, '/').map(({ path }) => path.join());
  expect(of('Look at this')).toEqual(['line']);
  expect(of('Meet us at home')).toEqual([]);
  expect(of('Friday, November 27th, 2026 at 9:30 AM')).toEqual(['dateAndTime']);
  expect(of('9:30 AM (4:30 AM in New York)')).toEqual(['both']);
});

test('an owner finds a word wherever it stands, however short and with capitals or without', () => {
  const said = (text: string) =>
    mentionsOf(documents, text).map((one) => `${one.document} ${one.path.join('.')}`);
  expect(said('time')).toEqual(['home hero.buttons.0.label']);
  expect(said('EVERY  enquiry')).toEqual(['services/crm answer']);
  expect(said('2,400')).toEqual(['services/crm price']);
  expect(said('one plan')).toEqual(['home hero.headline', 'services/crm hero.headline']);
  expect(said('tim')).toEqual([]);
  expect(said('o')).toEqual([]);
});
