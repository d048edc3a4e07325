import { afterEach, expect, test } from 'vitest';
import { contentDocuments, mistakesIn } from './documents.ts';
import { followRelease, type Release } from './live.ts';
import { redirectOf } from './redirects.ts';

const nothing: Release = new Map();
afterEach(() => followRelease(() => nothing));

const chain = [
  { from: '/portfolio/old', to: '/portfolio/newer' },
  { from: '/portfolio/newer', to: '/portfolio/newest' },
];

test('an old address leads to the newest one at once', () => {
  const release: Release = new Map([['content/redirects.ts', { list: chain }]]);
  followRelease(() => release);
  expect(redirectOf('/portfolio/old')).toBe('/portfolio/newest');
  expect(redirectOf('/portfolio/old/')).toBe('/portfolio/newest');
  expect(redirectOf('/portfolio/newest')).toBeNull();
  expect(redirectOf('/')).toBeNull();
});

test.each([
  [[...chain, { from: '/portfolio/newest', to: '/portfolio/old' }], 'list.0.to', 'leads back'],
  [[{ from: '/a', to: '/a' }], 'list.0.to', 'leads back'],
  [[...chain, { from: '/portfolio/old', to: '/b' }], 'list.2.from', 'used twice'],
  [[{ from: '/admin/leads', to: '/b' }], 'list.0.from', 'a page for visitors'],
  [[{ from: '/a', to: 'https://elsewhere.example' }], 'list.0.to', 'must be a path'],
  [[{ from: '/a', to: '//elsewhere.example' }], 'list.0.to', 'must be a path'],
])('%j is refused', (list, path, message) => {
  const document = contentDocuments.get('redirects');
  if (!document) throw new Error('there is no document of the redirects');
  expect(mistakesIn(document, { list: chain })).toEqual([]);
  const [mistake] = mistakesIn(document, { list });
  expect(mistake?.path.join('.')).toBe(path);
  expect(mistake?.message).toContain(message);
});
