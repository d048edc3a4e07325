import { expect, test } from 'vitest';
import { documentGroups, groupOf, pathsOf, titleOf } from './document-places.ts';
import { contentDocuments } from './documents.ts';
import { pages } from './pages.ts';

const ids = [...contentDocuments.keys()];

test('every document has a title of its own, a group and pages that there are', () => {
  expect(new Set(ids.map(titleOf)).size).toBe(ids.length);
  for (const id of ids) expect(documentGroups).toContain(groupOf(id));
  const known = new Set(['*', '/newsletter', ...pages.map(({ path }) => path)]);
  expect(ids.flatMap(pathsOf).filter((path) => !known.has(path))).toEqual([]);
});

test('a document that there is not has no place', () => {
  expect(() => titleOf('gossip')).toThrow("'gossip'");
});
