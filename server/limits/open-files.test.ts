import { expect, test } from 'vitest';
import { usualConnections } from './connections.ts';
import { fittingConnections, mostOpenFiles, openFilesWarning } from './open-files.ts';

test('the connections of visitors leave room for everything else that is open', () => {
  const total = (most: number) => fittingConnections(usualConnections, most).total;
  expect([64, 1024, 2512, 20_000, Number.POSITIVE_INFINITY].map(total)).toEqual([32, 512, 2000, 2000, 2000]);
  expect(mostOpenFiles('Max open files            1024                 4096                 files\n')).toBe(
    1024,
  );
  expect(mostOpenFiles('')).toBe(Number.POSITIVE_INFINITY);
});

test('whoever starts the site reads when they are fewer than usual', () => {
  expect(openFilesWarning(usualConnections, 4096)).toBeNull();
  expect(openFilesWarning(usualConnections, 1024)).toContain('no more than 512 connections');
});
