import { expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { describe } from './describe.ts';
import type { Field } from './field.ts';
import { oneOf } from './field-words.ts';

test.each([
  ['Buttons', 'Button'],
  ['Choices: numbers of pages', 'Choice'],
  ['Reasons to book a call', 'Reason'],
  ['Results delivered', 'Result'],
  ['Questions and answers', 'Question'],
  ['Order of the chapters', 'Chapter'],
  ['What was made, in pictures', 'Picture'],
  ['What goes wrong after it', 'What goes wrong after it'],
])('one of ‘%s’ is called ‘%s’', (list, one) => {
  expect(oneOf(list)).toBe(one);
});

/** Every list of a form. */
function listsIn(field: Field): Extract<Field, { kind: 'list' }>[] {
  if (field.kind === 'group') return field.fields.flatMap(listsIn);
  if (field.kind === 'variants') return field.variants.flatMap(({ fields }) => fields.flatMap(listsIn));
  return field.kind === 'list' ? [field, ...listsIn(field.item)] : [];
}

const lists = [...contentDocuments.values()].flatMap(({ schema }) => listsIn(describe(schema)));

test('what can be added to a list has a name of its own in every form', () => {
  const added = lists.filter(({ as, least, most }) => (as === 'list' || as === 'by-name') && most > least);
  const unnamed = added
    .map(({ label }) => label)
    .filter((label) => /^(What|Where|How|.* (of|to) )/.test(oneOf(label)));
  expect([added.length > 50, unnamed]).toEqual([true, []]);
});

test('choices that the site counts on keep their number and order', () => {
  const kept = lists.filter(({ inOrder }) => inOrder);
  expect(kept.length).toBeGreaterThan(8);
  for (const { label, least, most } of kept) expect([label, least]).toEqual([label, most]);
});
