import { afterEach, expect, test } from 'vitest';
import { followRelease } from './live.ts';
import { factsOfPage, otherFacts } from './page-facts.ts';
import { refusals } from './refusals.ts';
import { site } from './site.ts';

const shipped = new Map();
afterEach(() => followRelease(() => shipped));

test('a page that React takes over says in a browser what the server wrote', () => {
  const changed = new Map<string, object>([
    [
      'content/site.ts',
      { ...site, name: 'Harbour & Sons', call: { ...site.call, room: 'https://meet.example/r' } },
    ],
    ['content/refusals.ts', { ...refusals, home: 'Back to the quay' }],
  ]);
  followRelease(() => changed);
  const written = otherFacts();
  expect(written).not.toContain('meet.example');
  followRelease(factsOfPage(undefined));
  expect([site.name, otherFacts()]).toEqual(['Foreshore', undefined]);
  followRelease(factsOfPage(written));
  expect([site.name, refusals.home, otherFacts()]).toEqual(['Harbour & Sons', 'Back to the quay', written]);
  expect(site.location).toBe('Scarborough, United Kingdom');
});
