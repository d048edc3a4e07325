import { expect, test } from 'vitest';
import { routeNames } from './route-names.ts';

const patterns = [
  '/',
  '/about',
  '/booking/:token',
  '/booking/:token/cancel',
  '/admin/content/*',
  '/site.css',
  '/*',
];
const nameOf = routeNames(patterns, (path) => path.startsWith('/assets/'));

test('a path has the name of its route, with words before parameters and those before the rest', () => {
  expect(
    ['/', '/about', '/about/', '/about.data', '/booking/secret', '/booking/secret/cancel'].map(nameOf),
  ).toEqual([...['/', '/about', '/about', '/about', '/booking/:token', '/booking/:token/cancel']]);
  expect(['/admin/content/a/b', '/assets/root.css', '/siteXcss'].map(nameOf)).toEqual([
    ...['/admin/content/*', 'file', '/*'],
  ]);
});

test('hostile paths make no names of their own', () => {
  const odd = [
    '',
    '*',
    '//',
    '%00',
    '/\n',
    '/__proto__',
    `/${'x'.repeat(9_000)}`,
    'http://x/',
    '/:token',
    '/%ff',
  ];
  const many = Array.from({ length: 500 }, (_, index) => `/booking/${index}/${index}`);
  for (const name of [...odd, ...many].map(nameOf)) expect([...patterns, 'none']).toContain(name);
});
