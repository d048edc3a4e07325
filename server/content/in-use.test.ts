import { afterEach, expect, test } from 'vitest';
import { followRelease, type Release } from '#content/live.ts';
import { site } from '#content/site.ts';
import { atLarge, followReleases, putInUse, releaseInUse, withRelease } from './in-use.ts';

const named = (name: string) => new Map([['content/site.ts', { ...site, name }]]);

/** One and the same, or whoever reads next in this process makes everything anew for each word. */
const nothing: Release = new Map();

afterEach(() => {
  putInUse(nothing);
  followRelease(() => nothing);
});

test('work ends with the release that it began with, and what begins later has the next', async () => {
  followReleases();
  const shipped = site.name;
  const before = withRelease(releaseInUse(), async () => {
    await Promise.resolve();
    return site.name;
  });
  putInUse(named('Next'));
  expect([await before, site.name]).toEqual([shipped, 'Next']);
  expect(withRelease(named('Draft'), () => site.name)).toBe('Draft');
});

test('what a piece of work begins for later does not keep its release', async () => {
  followReleases();
  const names: string[] = [];
  const later = withRelease(
    named('Before'),
    () =>
      new Promise<void>((resolve) => atLarge(() => setImmediate(() => resolve(void names.push(site.name))))),
  );
  putInUse(named('After'));
  await later;
  expect(names).toEqual(['After']);
});
