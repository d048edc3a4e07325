import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { followReleases } from '#server/content/in-use.ts';
import { languageExamples } from './examples/language.ts';
import { layoutExamples } from './examples/layout.ts';
import { linkExamples } from './examples/links.ts';
import { mailExamples } from './examples/mails.ts';
import { noteExamples } from './examples/notes.ts';
import { offerExamples } from './examples/offers.ts';
import { passing } from './examples/passing.ts';
import { pictureExamples } from './examples/pictures.ts';
import { referenceExamples } from './examples/references.ts';
import { right } from './examples/right.ts';
import { searchExamples } from './examples/search.ts';
import { structureExamples } from './examples/structure.ts';
import { truthExamples } from './examples/truth.ts';
import { findingsOf, gate } from './gate.ts';
import { rules } from './rules.ts';
import { subjectOf } from './subject.ts';

followReleases();

const examples = {
  ...structureExamples,
  ...linkExamples,
  ...referenceExamples,
  ...languageExamples,
  ...layoutExamples,
  ...pictureExamples,
  ...searchExamples,
  ...noteExamples,
  ...truthExamples,
  ...offerExamples,
  ...mailExamples,
};

test('every rule has an id of its own and a wrong example', () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(examples).toSorted()).toEqual(ids.toSorted());
});

test('a release in which nothing is wrong is refused by no rule', () => {
  // Nobody stands behind the site that ships, and nothing else is wrong.
  expect(gate(right()).map(({ rule }) => rule)).toEqual(['identity-untold']);
});

test.each(rules)('$id: $holds', (rule) => {
  for (const { wrong, says } of examples[rule.id] ?? []) {
    const [first] = findingsOf(rule, subjectOf(wrong));
    expect(first?.sentence ?? 'nothing was found').toContain(says);
    expect(first?.sentence).toMatch(/^[\p{Lu}/].*[.…]$/su);
  }
});

test.each(Object.keys(passing))('%s leaves alone what only comes close', (id) => {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule '${id}'.`);
  for (const one of passing[id] ?? []) expect(findingsOf(rule, subjectOf(one))).toEqual([]);
});

test('the record of the gate lists the rules as they are', () => {
  const record = readFileSync('docs/decisions/0054-the-check-before-publishing.md', 'utf8');
  const listed = record.split('\n').filter((line) => /^\| [a-z-]+ \| (refusal|warning) \|/.test(line));
  expect(listed).toEqual(rules.map(({ id, severity, holds }) => `| ${id} | ${severity} | ${holds} |`));
});
