import { expect, test } from 'vitest';
import { rehearse } from './rehearse.ts';

const addresses = ['/', '/about', '/portfolio'];

/** Rehearses with something wanted once so many pages were made. @returns what was made */
async function rehearsed(pagesBefore: number): Promise<string[]> {
  const made: string[] = [];
  const parts = {
    answer: async ({ url }: Request) => {
      made.push(new URL(url).pathname);
      return new Response('<p>x</p>', { headers: { 'Content-Type': 'text/html' } });
    },
    addresses: () => addresses,
    built: [],
    samples: async () => {
      made.push('samples');
      return { pages: new Map(), visits: new Map(), mails: [], notMade: [] };
    },
  };
  await rehearse(parts, 0, () => made.length >= pagesBefore);
  return made;
}

test('all that a release needs is gone through once, until something is wanted', async () => {
  expect((await rehearsed(10)).sort()).toEqual([...addresses, 'samples'].sort());
  expect((await rehearsed(1)).length).toBe(1);
});
