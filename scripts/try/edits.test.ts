import { expect, test } from 'vitest';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import { describe } from '#domain/editor/describe.ts';
import { toFields } from '#domain/editor/entries.ts';
import { factsOf } from '#domain/editor/facts.ts';
import { wrongFields } from '#domain/editor/wrong-fields.ts';
import { right } from '#server/content/gate/examples/right.ts';
import { gate } from '#server/content/gate/gate.ts';
import { sampleEdits } from './edits.ts';

// A few of the edits that `npm run try-edits` sends through a running site, from the form to the check.

const documentOf = (id: string) => {
  const document = contentDocuments.get(id);
  if (!document) throw new Error(`There is no document '${id}'.`);
  return document;
};

test('the same seed makes the same edits, another one others', () => {
  expect(sampleEdits(7, 5)).toEqual(sampleEdits(7, 5));
  expect(sampleEdits(8, 5)).not.toEqual(sampleEdits(7, 5));
});

// One release of all that their forms take: the check reads the whole site, once.
const accepted = new Map<string, object>();

test.each(sampleEdits(20261120, 40))('$document takes or refuses: $done', ({ document: id, entries }) => {
  const document = documentOf(id);
  const field = describe(document.schema);
  const facts = factsOf(field, entries);
  const mistakes = mistakesIn(document, facts);
  const wrong = wrongFields(field, entries, mistakes);
  expect(wrong.length > 0).toBe(mistakes.length > 0);
  expect(wrong.every(({ name, way, message }) => name.startsWith('f') && way && message)).toBe(true);
  if (mistakes.length > 0) return;
  expect(factsOf(field, toFields(field, facts)), 'what stands in the form again').toEqual(facts);
  accepted.set(document.file, facts as object);
});

test('what the forms take is checked to the end, and what is found names its place', () => {
  expect(accepted.size).toBeGreaterThan(5);
  const findings = gate(right({ release: accepted }));
  expect(findings.filter(({ sentence }) => sentence.startsWith('It could not be checked'))).toEqual([]);
  expect(findings.filter(({ document, page }) => document === null && page === null)).toEqual([]);
});
