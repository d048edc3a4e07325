import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentDocuments } from '#content/documents.ts';
import { pictureSchema } from '#content/schema/picture.ts';
import { describe } from './describe.ts';
import { toFields } from './entries.ts';
import { factsOf, fromForm } from './facts.ts';
import type { Field } from './field.ts';

const documents = [...contentDocuments.values()];

test.each(documents)('the form of $id gives back what it was given', ({ schema, defaults }) => {
  const field = describe(schema);
  const form = new FormData();
  for (const [name, value] of toFields(field, defaults)) form.append(name, value.replaceAll('\n', '\r\n'));
  expect(fromForm(field, form)).toStrictEqual(defaults);
});

const every = z.object({
  line: z.string().max(60),
  maybe: z.string().max(60).optional(),
  unknown: z.string().max(60).nullable(),
  bodyMarkdown: z.string(),
  pounds: z.int().positive(),
  count: z.number().nullable(),
  said: z.boolean().optional(),
  way: z.enum(['by-phone', 'video']).nullable(),
  proof: z.object({ giver: z.string() }).optional(),
  tags: z.array(z.string()).min(2),
  price: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('from'), pounds: z.int() }),
    z.object({ kind: z.literal('after-review'), reason: z.string() }),
  ]),
  byStatus: z.record(z.string(), z.string()),
  picture: pictureSchema,
  portrait: pictureSchema.optional(),
});

const full = {
  line: '2–3 weeks, “quoted”',
  maybe: 'here',
  unknown: 'known',
  bodyMarkdown: '# One\n\n- a\n  - b\n\nEnd',
  pounds: 1200,
  count: 0.5,
  said: false,
  way: 'by-phone',
  proof: { giver: 'Somebody' },
  tags: ['a', 'b', 'a'],
  price: { kind: 'after-review', reason: 'why' },
  byStatus: { '404': 'gone', other: 'x' },
  picture: { image: '00112233445566aa-0123abcd-900x600-rt', alt: 'A harbour', decorative: false },
  portrait: { image: '00112233445566aa-0123abcd-900x600-rt', alt: '', decorative: true },
};

const { maybe: _, said: __, proof: ___, portrait: ____, ...less } = full;

test.each([full, { ...less, unknown: null, count: null, way: null, tags: [], byStatus: {} }])(
  'every kind of field comes back, given or not',
  (facts) => {
    const field = describe(every);
    expect(factsOf(field, toFields(field, facts))).toStrictEqual(facts);
  },
);

test('what somebody typed is read as people type it, and what cannot be read stays', () => {
  const field = describe(every);
  const typed = (name: string, value: string) => fromForm(field, [[name, value]]) as Record<string, unknown>;
  expect(typed('f.pounds', ' £1,200 ').pounds).toBe(1200);
  expect(typed('f.pounds', 'a lot').pounds).toBe('a lot');
  expect(typed('f.line', '  two   blanks ').line).toBe('two blanks');
  expect(typed('f.bodyMarkdown', '\r\none\r\n\r\n    code  \r\n').bodyMarkdown).toBe('one\n\n    code');
});

// Patterns that begin anew at each sign would take minutes, and visitors wait meanwhile.
test.each(['\n', ' \n', ' ', '\t', '\n\t'])('a long run of %j is read in one pass', (one) => {
  for (const name of ['line', 'bodyMarkdown']) {
    const typed = `a${one.repeat(120_000)}b`;
    const { [name]: read } = fromForm(describe(every), [[`f.${name}`, typed]]) as Record<string, unknown>;
    expect(read).toMatch(/^a\s+b$/);
  }
});

/** Labels that two fields of one part of a form share. */
function sharedLabels(field: Field): string[] {
  const parts =
    field.kind === 'variants'
      ? field.variants.map(({ fields }) => fields)
      : field.kind === 'group'
        ? [field.fields]
        : [];
  const shared = parts.flatMap((fields) => {
    const labels = fields.filter(({ kind }) => kind !== 'fixed').map(({ label }) => label);
    return labels.filter((label, index) => labels.indexOf(label) !== index);
  });
  const below = field.kind === 'list' ? [field.item] : parts.flat();
  return [...shared, ...below.flatMap(sharedLabels)];
}

test('two fields of one part of a form are told apart by their labels', () => {
  const found = documents.map(({ id, schema }) => [id, sharedLabels(describe(schema))]);
  expect(found.filter(([, labels]) => labels?.length)).toEqual([]);
});

test('no list is called what says nothing of what is in it', () => {
  const labels = (field: Field): string[] =>
    field.kind === 'variants'
      ? field.variants.flatMap(({ fields }) => fields.flatMap(labels))
      : field.kind === 'group'
        ? field.fields.flatMap(labels)
        : field.kind === 'list'
          ? [field.label, ...labels(field.item)]
          : [];
  const found = documents.flatMap(({ id, schema }) => labels(describe(schema)).map((label) => [label, id]));
  expect(found.filter(([label]) => label === 'Items')).toEqual([]);
});

test('a short word is called by what it says when it ships', () => {
  const words = documents.filter(({ id }) => id.startsWith('words/'));
  expect(words.length).toBeGreaterThan(4);
  for (const { schema, defaults } of words) {
    const field = describe(schema);
    for (const { key, label, kind } of field.kind === 'group' ? field.fields : []) {
      // What is chosen has a name of its own, and an example for each choice.
      if (kind === 'choice') continue;
      expect(Reflect.get(defaults, key)).toMatch(new RegExp(`^${RegExp.escape(label.replace(/ …$/, ''))}`));
    }
  }
});

test('labels are plain English, and a schema may say them better', () => {
  const schema = z.object({
    socialTitle: z.string().max(60),
    href: z.string(),
    price: z
      .enum(['after-review'])
      .meta({ title: 'Cost', labels: { 'after-review': 'Once we have looked' } }),
  });
  const field = describe(schema);
  if (field.kind !== 'group') throw new Error('not a group');
  expect(field.fields.map(({ label }) => label)).toEqual([
    'Title where the link is shared',
    'Links to',
    'Cost',
  ]);
  expect(field.fields[0]).toMatchObject({ look: 'line', longest: 60, help: 'At most 60 characters.' });
  expect(field.fields[2]).toMatchObject({ options: [{ label: 'Once we have looked' }] });
});

test.each<[string, [string, string][]]>([
  ['nothing', []],
  ['names of prototypes', ['__proto__', 'constructor', 'toString'].map((one) => [`f.${one}`, 'x'])],
  ['enormous marks', [['f.tags', `999999999999 ${'9'.repeat(50_000)} -1 1e9`]]],
  ['a list without end', [['f.tags', Array.from({ length: 60_000 }, (_, index) => index).join(' ')]]],
  ['a variant that there is not', [['f.price~kind', '__proto__']]],
  ['a hundred thousand fields', Array.from({ length: 100_000 }, (_, index) => [`f.tags.${index}`, 'x'])],
  [
    'a pair named like a prototype',
    [
      ['f.byStatus', '0'],
      ['f.byStatus.0.name', '__proto__'],
    ],
  ],
])('a form with %s becomes facts that the schema can judge', (_, form) => {
  const facts = fromForm(describe(every), form) as { tags: unknown[] };
  expect(facts.tags.length).toBeLessThanOrEqual(200);
  expect(Object.getPrototypeOf(facts)).toBe(Object.prototype);
  expect(JSON.stringify(facts).length).toBeLessThan(5_000);
  expect(every.safeParse(facts).success).toBe(false);
});
