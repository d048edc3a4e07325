import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { access } from '#app/access.ts';
import { notMeasured, ownerFiles, ownerPages } from './owner-pages.ts';

test('what is measured are pages of the owner’s area', () => {
  const measured = { ...ownerPages, ...ownerFiles };
  expect(Object.keys(access)).toEqual(expect.arrayContaining(Object.keys({ ...measured, ...notMeasured })));
  for (const [pattern, addresses] of Object.entries(measured))
    for (const address of addresses)
      expect(matchPath(pattern, new URL(address, 'http://site').pathname), address).not.toBeNull();
});
