import { afterEach, expect, test } from 'vitest';
import { followRelease } from '#content/live.ts';
import { site } from '#content/site.ts';
import { followReleases, releaseInUse, useRelease, withRelease } from './in-use.ts';

const named = (name: string) => new Map([['content/site.ts', { ...site, name }]]);

afterEach(() => {
  useRelease(new Map());
  followRelease(() => new Map());
});

test('work ends with the release that it began with, and what begins later has the next', async () => {
  followReleases();
  const shipped = site.name;
  const before = withRelease(releaseInUse(), async () => {
    await Promise.resolve();
    return site.name;
  });
  useRelease(named('Next'));
  expect([await before, site.name]).toEqual([shipped, 'Next']);
  expect(withRelease(named('Draft'), () => site.name)).toBe('Draft');
});
