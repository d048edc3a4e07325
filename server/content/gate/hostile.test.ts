import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { followReleases } from '#server/content/in-use.ts';
import { changed, releaseOf } from './examples/edited.ts';
import { crm, right } from './examples/right.ts';
import { gate } from './gate.ts';
import { readPage } from './read-page.ts';
import type { Rendering } from './rendering.ts';
import { wordings } from './wordings/all.ts';

// As a running site has it: what rules read of the content is what was typed. Without this it depended on which test
// ran before in the same process.
followReleases();

const unfinished = (rendering: Rendering) =>
  gate(rendering).filter(({ sentence }) => sentence.startsWith('It could not be checked'));

/** Every way to a field of what ships. */
function* waysIn(value: unknown, way: (string | number)[] = []): Generator<(string | number)[]> {
  if (way.length > 0) yield way;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* waysIn(inner, [...way, key]);
}

const fields = [...contentDocuments.values()].flatMap(({ id, defaults }) =>
  [...waysIn(defaults)].map((way) => ({ id, way })),
);
const hostile = fc.oneof(
  fc.anything({ withNullPrototype: false }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    null,
    [],
    {},
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '\u202egnp',
    '🎉'.repeat(300),
    'https://a.b:999999',
    { toString: null },
  ),
  fc
    .constantFrom('W', 'word ', '<', '{{', '{{site.', '> ', '- ', '(', '£', '!', 'a-')
    .map((one) => one.repeat(5_000)),
);

// The picture of a shared page is drawn from both.
const drawnWord = { id: 'drawings/den-architecture', way: ['den-architecture-tap-4', 'a-director'] };
const shared = { id: 'case-studies/chartford-homes', way: ['execution', 'title'] };

test('whatever is typed into whatever field, the gate comes to an end', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), hostile, ({ id, way }, value) => {
      expect(unfinished(right({ release: releaseOf(changed(id, way, value)) }))).toEqual([]);
    }),
    {
      numRuns: 8,
      examples: [
        [drawnWord, ''],
        [shared, 'W'.repeat(5_000)],
      ],
    },
  );
});

// What cannot be made a text is rare among random values: a rule that tried to threw, once in some thousand of them.
test.each([
  ['services/web-design', ['asked', 0]],
  ['services/web-design', ['sections']],
  ['testimonials', [0, 'id']],
  ['portfolio-order', ['ids', 0]],
  ['pages', [0, 'path']],
] as const)('what is no text in a place of %s that names something is no name', (id, way) => {
  for (const value of [{ toString: null, valueOf: '' }, Object.create(null), [{ toString: 1 }]])
    expect(unfinished(right({ release: releaseOf(changed(id, way, value)) }))).toEqual([]);
});

test('what does not fit is told by its fields, and not by each rule that reads it', () => {
  for (const [id, way, value] of [
    ['words/emails', ['emailLabel'], ''],
    ['case-studies/yards-store', ['url'], 'https://client.co.uk:999999'],
    ['pages', [5, 'title'], null],
  ] as const) {
    const refusals = gate(right({ release: releaseOf(changed(id, way, value)) }));
    expect(refusals.filter(({ document, rule }) => document === id && rule === 'field-fits')).toHaveLength(1);
    expect(refusals.filter(({ sentence }) => sentence.startsWith('It could not be checked'))).toEqual([]);
  }
});

test('whatever a page holds, the gate comes to an end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (html) => {
      expect(unfinished(crm(html))).toEqual([]);
      expect(unfinished(right({ pages: new Map([['/', html]]) }))).toEqual([]);
    }),
    { numRuns: 4 },
  );
});

// With patterns that go back and forth these would take minutes.
test.each(wordings)('$id is looked for in one pass', ({ at }) => {
  for (const one of [
    'a',
    ' ',
    'A ',
    'A',
    'ab ab ',
    '1-',
    '£1,',
    '<a',
    '&#1',
    "'s",
    'only 3 ',
    'é\u0301',
    '🎉',
    '\n',
  ])
    expect(at(`${one.repeat(30_000)}.`)).toBeGreaterThanOrEqual(-1);
});

test('markup without an end is read in one pass', () => {
  for (const one of ['<b>', '<p>', '<', '<!--', '<a href="', '&amp', '</p>', '<ul><li>', '<table><tr>'])
    expect(readPage('/', one.repeat(5_000)).path).toBe('/');
});
