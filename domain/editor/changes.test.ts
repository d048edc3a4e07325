import { expect, test } from 'vitest';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import { describe } from './describe.ts';
import { toFields } from './entries.ts';
import { factsOf } from './facts.ts';
import { changeList, newKindName } from './list-changes.ts';
import { changesBetween, merge } from './merge.ts';
import { wrongFields } from './wrong-fields.ts';

const document = contentDocuments.get('services/web-design');
if (!document) throw new Error('there is no such document');
const field = describe(document.schema);
const before = toFields(field, document.defaults);
type Page = {
  name: string;
  summary: string;
  hero: { headline: string; buttons: { label: string; href: string }[] };
  sections: { kind: string; id: string; title: string }[];
};
const page = document.defaults as Page;
const pageOf = (entries: ReadonlyMap<string, string>) => factsOf(field, entries) as Page;

test('an item goes up and down and takes along what was typed in it', () => {
  const typed = new Map(before).set('f.hero.buttons.1.label', 'Typed');
  const up = changeList(field, typed, 'up f.hero.buttons 1');
  const labels = pageOf(up?.entries ?? before).hero.buttons.map(({ label }) => label);
  expect(labels).toEqual(['Typed', page.hero.buttons[0]?.label]);
  expect(up).toMatchObject({ focus: 'f.hero.buttons.1', said: 'Button 2 is now number 1 of 2.' });
  expect(changeList(field, before, 'up f.hero.buttons 0')).toBeNull();
  expect(changeList(field, before, 'down f.hero.buttons 1')).toBeNull();
});

test('an item of a chosen kind is added, a copy stands below its original, and both can be removed', () => {
  const asked = new Map(before).set(newKindName('f.sections'), 'checklist');
  const added = changeList(field, asked, 'add f.sections');
  expect(pageOf(added?.entries ?? before).sections.at(-1)).toMatchObject({ kind: 'checklist', title: '' });
  const copied = changeList(field, before, 'copy f.sections 0');
  const [first, second] = pageOf(copied?.entries ?? before).sections;
  expect(second).toStrictEqual({ ...first, id: '' });
  const mark = copied?.focus.split('.').at(-1);
  const removed = changeList(field, copied?.entries ?? before, `remove f.sections ${mark}`);
  expect(pageOf(removed?.entries ?? before)).toStrictEqual(page);
});

test.each([
  '',
  'add',
  'add f.__proto__',
  'add f.name',
  'remove f.sections 999',
  'up f..x 1',
  'eat f.sections 0',
])('a button that asks for %j changes nothing', (asked) => {
  expect(changeList(field, before, asked)).toBeNull();
});

test('a mistake is told beside its control, in words for whoever edits texts', () => {
  const swapped = changeList(field, before, 'down f.hero.buttons 0')?.entries ?? before;
  const typed = new Map(swapped)
    .set('f.name', ' ')
    .set('f.hero.buttons.0.href', 'http://elsewhere')
    .set('f.sections.0.title', 'x'.repeat(5000));
  const wrong = wrongFields(field, typed, mistakesIn(document, factsOf(field, typed)));
  expect(wrong).toEqual([
    { name: 'f.name', way: 'Name of the service', message: 'Please fill this in.' },
    {
      name: 'f.hero.buttons.0.href',
      way: 'Top of the page, Button 2, Links to',
      message: 'This must be a path of this site, such as /portfolio.',
    },
    {
      name: 'f.sections.0.title',
      way: 'Section 1, Heading',
      message: 'This must be at most 4000 characters.',
    },
  ]);
});

test('a review that is wrong is called by who gave it', () => {
  const reviews = contentDocuments.get('testimonials');
  if (!reviews) throw new Error('there are no reviews');
  const form = describe(reviews.schema);
  const typed = toFields(form, reviews.defaults).set('f.2.text', '');
  const [wrong] = wrongFields(form, typed, mistakesIn(reviews, factsOf(form, typed)));
  expect(wrong).toMatchObject({ name: 'f.2.text', way: 'Review 3 (Shop Manager, Yards Store), Text' });
});

test.each([
  ['2100.50', 'Please enter a whole number, without pence.'],
  ['about two thousand', 'Please enter a number, in figures.'],
])('%s pounds are refused with what to enter', (pounds, message) => {
  const name = [...before.keys()].find((one) => one.endsWith('.pounds')) ?? '';
  const typed = new Map(before).set(name, pounds);
  const wrong = wrongFields(field, typed, mistakesIn(document, factsOf(field, typed)));
  expect(wrong).toContainEqual(expect.objectContaining({ name, message }));
});

test.each([...contentDocuments.values()])('an empty form of $id is refused in plain words', (one) => {
  const form = describe(one.schema);
  const blank = toFields(form, undefined);
  const entries = changeList(form, blank, 'add f')?.entries ?? blank;
  const wrong = wrongFields(form, entries, mistakesIn(one, factsOf(form, entries)));
  const words = wrong.map(({ message }) => message).join('\n');
  expect(words).not.toMatch(/expected|received|undefined|regex|braces|quotation marks|Invalid|is missing|`/i);
});

test('changes of different fields are taken together, and the same field is asked for', () => {
  const mine = { ...page, name: 'Mine', summary: 'Mine too' };
  const theirs = { ...page, summary: 'Theirs', hero: { ...page.hero, headline: 'Theirs' } };
  const { facts, differences } = merge(field, { base: page, mine, theirs });
  expect(differences.map(({ way, by }) => [way, by])).toEqual([
    ['Name of the service', 'me'],
    ['Summary', 'both'],
    ['Top of the page, Headline', 'them'],
  ]);
  expect(facts).toStrictEqual({ ...mine, hero: theirs.hero });
  const chosen = merge(field, { base: page, mine, theirs }, () => 'theirs');
  expect(chosen.facts).toStrictEqual(theirs);
});

test('what changed is told by the way to it, a list of another length as one thing', () => {
  const sections = page.sections.slice(1);
  const [first, ...others] = page.sections;
  expect(changesBetween(field, page, { ...page, sections }).map(({ way }) => way)).toEqual(['Sections']);
  const retitled = { ...page, sections: [{ ...first, title: 'New' }, ...others] };
  expect(changesBetween(field, page, retitled)).toMatchObject([
    { way: 'Section 1, Heading', mine: first?.title, theirs: 'New' },
  ]);
  expect(changesBetween(field, page, structuredClone(page))).toEqual([]);
});
