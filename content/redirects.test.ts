import { afterEach, expect, test } from 'vitest';
import { contentDocuments, mistakesIn } from './documents.ts';
import { followRelease, type Release } from './live.ts';
import { inForm } from './migrations/in-form.ts';
import { redirectOf } from './redirects.ts';

const nothing: Release = new Map();
afterEach(() => followRelease(() => nothing));

const chain = [
  { from: '/portfolio/old', to: '/portfolio/newer' },
  { from: '/portfolio/newer', to: '/portfolio/newest' },
];

test('what the menu calls Contact is found by that word, too', () => {
  expect(redirectOf('/contact')).toBe('/lets-talk');
});

test('an old address leads to the newest one at once', () => {
  const release: Release = new Map([['content/redirects.ts', { moves: chain }]]);
  followRelease(() => release);
  expect(redirectOf('/portfolio/old')).toBe('/portfolio/newest');
  expect(redirectOf('/portfolio/old/')).toBe('/portfolio/newest');
  expect(redirectOf('/portfolio/newest')).toBeNull();
  expect(redirectOf('/')).toBeNull();
});

test.each([
  [[...chain, { from: '/portfolio/newest', to: '/portfolio/old' }], 'moves.0.to', 'leads back'],
  [[{ from: '/a', to: '/a' }], 'moves.0.to', 'leads back'],
  [[...chain, { from: '/portfolio/old', to: '/b' }], 'moves.2.from', 'used twice'],
  [[{ from: '/admin/leads', to: '/b' }], 'moves.0.from', 'a page for visitors'],
  [[{ from: '/a', to: 'https://elsewhere.example' }], 'moves.0.to', 'must be a path'],
  [[{ from: '/a', to: '//elsewhere.example' }], 'moves.0.to', 'must be a path'],
])('%j is refused', (list, path, message) => {
  const document = contentDocuments.get('redirects');
  if (!document) throw new Error('there is no document of the redirects');
  expect(mistakesIn(document, { moves: chain })).toEqual([]);
  const [mistake] = mistakesIn(document, { moves: list });
  expect(mistake?.path.join('.')).toBe(path);
  expect(mistake?.message).toContain(message);
});

test('a list saved before the first addresses stood in it gains them once, and loses none of its own', () => {
  const own = { from: '/services/seo', to: '/services/crm' };
  const moves = (facts: object) =>
    (inForm('redirects', facts) as { moves: { from: string; to: string }[] }).moves.map(
      ({ from, to }) => `${from} ${to}`,
    );
  expect(moves({ list: [own, ...chain] })).toEqual([
    '/services/social-media-management /services/social-media-marketing',
    '/services/ad-services /services/ppc-advertising',
    '/services/seo /services/crm',
    '/portfolio/old /portfolio/newer',
    '/portfolio/newer /portfolio/newest',
  ]);
  expect(moves({ moves: [own] })).toEqual(['/services/seo /services/crm']);
});
