import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('names each field that differs, with both texts, and nothing else', () => {
  const before = { summary: 'Old', same: 'x', hero: { intro: 'a' }, buttons: [{ label: 'Go' }], price: 5 };
  const after = {
    summary: 'New',
    same: 'x',
    hero: { intro: 'a', note: 'b' },
    buttons: [{ label: 'Go' }, { label: 'Stay', sample: true }],
    price: null,
  };
  expect(differences(before, after)).toEqual([
    { way: 'Summary', before: 'Old', after: 'New' },
    { way: 'Top of the page, Note', before: null, after: 'b' },
    { way: 'Button 2', before: null, after: 'Label: Stay\nStill invented (a sample): Yes' },
    { way: 'Price', before: '5', after: null },
  ]);
  expect(differences(after, structuredClone(after))).toEqual([]);
});

test('takes what is no set of facts as one text', () => {
  expect(differences({ a: ['x'] }, { a: 'y' })).toEqual([{ way: 'A', before: 'x', after: 'y' }]);
  const added = [{ id: 2, company: 'Cliff', tags: ['a', 'b'] }];
  expect(differences([], added, ['Reviews']), 'without the name that only the site knows').toEqual([
    { way: 'Review 1', before: null, after: 'Company: Cliff\na\nb' },
  ]);
  expect(differences('x', {})).toEqual([{ way: 'The whole text', before: 'x', after: '' }]);
});
