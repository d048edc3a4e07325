import { afterAll, expect, test } from 'vitest';
import { followRelease, live, type Release } from '#content/live.ts';
import { createKeptPages } from './kept-pages.ts';
import { makeFiles } from './make-files.ts';

let inUse: Release = new Map();
followRelease(() => inUse);
const none: Release = new Map();
afterAll(() => followRelease(() => none));

type Named = { name: string };
const named = (file: string) =>
  live<Named>('object', (release) => ({ name: (release.get(file) as Named | undefined)?.name ?? file }));
const [one, other] = [named('one'), named('other')];
/** Made of both, and says no more than how long they are. */
const lengths = live<number[]>('list', () => [one.name.length, other.name.length]);

const texts: Record<string, () => string> = {
  '/one': () => one.name,
  '/other': () => other.name,
  '/lengths': () => lengths.join(' '),
  '/nothing': () => 'nothing',
};

/** @returns makes a release of these texts and says which pages were drawn for it */
function site({ astray = false } = {}) {
  const kept = createKeptPages();
  return async (said: Record<string, string>) => {
    inUse = new Map(Object.entries(said).map(([file, name]) => [file, { name }]));
    const drawn: string[] = [];
    const answer = async ({ url }: Request) => {
      const { pathname } = new URL(url);
      drawn.push(pathname);
      await new Promise(setImmediate);
      return new Response(texts[pathname]?.());
    };
    const making = makeFiles(answer, {
      ...{ addresses: Object.keys(texts), known: new Map(), round: kept.begin(inUse) },
    });
    if (astray) String(other.name);
    else kept.beside(() => other.name);
    const { files } = await making;
    return { drawn, texts: files.map(({ body }) => Buffer.from(body).toString()) };
  };
}

test('only what reads something that says otherwise is drawn again', async () => {
  const make = site();
  expect((await make({})).drawn).toEqual(Object.keys(texts));
  // What read nothing may have read it where nobody noticed.
  expect((await make({})).drawn).toEqual(['/nothing']);
  const next = await make({ one: 'two' });
  expect(next).toEqual({ drawn: ['/one', '/nothing'], texts: ['two', 'other', '3 5', 'nothing'] });
  expect((await make({ one: 'three' })).drawn).toEqual(['/one', '/lengths', '/nothing']);
  expect((await make({})).texts).toEqual(['one', 'other', '3 5', 'nothing']);
});

test('where a reading belongs to no page that is known, every page is drawn', async () => {
  const make = site({ astray: true });
  await make({});
  expect((await make({})).drawn).toEqual(Object.keys(texts));
});
