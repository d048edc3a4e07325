import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentDocuments } from '#content/documents.ts';
import { describe } from './describe.ts';
import { withIds } from './made-ids.ts';

const id = z.string().meta({ madeFrom: 'question' });
const list = describe(z.object({ items: z.array(z.object({ id, question: z.string() })) }));
const asked = (...items: [id: string, question: string][]) =>
  withIds(list, { items: items.map(([one, question]) => ({ id: one, question })) }) as {
    items: { id: string }[];
  };

test('what is new gets an id of its words, different from all beside it; what has one keeps it', () => {
  const { items } = asked(
    ['', 'How long?'],
    ['kept', 'Another?'],
    ['', 'How long?'],
    ['how-long', ''],
    ['', ''],
  );
  expect(items.map((item) => item.id)).toEqual(['how-long-2', 'kept', 'how-long-3', 'how-long', 'part']);
  expect(asked(['', '5 things?']).items[0]?.id).toBe('part-5-things');
});

test('numbers go on after the highest, also of what was removed', () => {
  const reviews = describe(
    z.array(z.object({ id: z.number().meta({ madeFrom: 'quote' }), quote: z.string() })),
  );
  const facts = [
    { id: '', quote: 'a' },
    { id: 4, quote: 'b' },
    { id: '', quote: 'c' },
  ];
  expect((withIds(reviews, facts, [7]) as { id: number }[]).map((one) => one.id)).toEqual([8, 4, 9]);
});

test.each([...contentDocuments.values()])('$id stays as it ships', ({ schema, defaults }) => {
  expect(withIds(describe(schema), defaults)).toStrictEqual(defaults);
});
