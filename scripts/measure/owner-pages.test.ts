import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { access } from '#app/access.ts';
import { notMeasured, ownerFiles, ownerPages } from './owner-pages.ts';

test('every page of the owner’s area is measured, or it is said why not', () => {
  const measured = { ...ownerPages, ...ownerFiles };
  expect([...Object.keys(measured), ...Object.keys(notMeasured)].sort()).toEqual(Object.keys(access).sort());
  for (const [pattern, addresses] of Object.entries(measured))
    for (const address of addresses)
      expect(matchPath(pattern, new URL(address, 'http://site').pathname), address).not.toBeNull();
});
