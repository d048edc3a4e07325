import { afterEach, describe, expect, test } from 'vitest';
import { noteCalled, releaseWith } from '#tests/support/notes.ts';
import { titleOf } from './document-places.ts';
import { contentDocuments, documentsIn, mistakesIn } from './documents.ts';
import { followRelease, type Release } from './live.ts';
import { navigation } from './navigation.ts';
import { besideNote, blankNote, isGone, notes } from './notes.ts';
import { pages } from './pages.ts';
import { navigationSchema } from './schema/navigation.ts';
import { pagesSchema } from './schema/page.ts';

const none: Release = new Map();
afterEach(() => followRelease(() => none));
const follow = (release: Release) => followRelease(() => release);
const paths = () => pages.map(({ path }) => path).filter((path) => path.startsWith('/notes'));
const linksTo = (to: string) => JSON.stringify(navigation).split(`"to":"${to}"`).length - 1;

const three = {
  'slow-tills': noteCalled('slow-tills', { date: '2026-10-01', changed: '2026-11-05' }),
  'late-invoices': noteCalled('late-invoices', { date: '2026-11-02' }),
  'early-trains': noteCalled('early-trains', { date: '2026-11-02' }),
};

describe('notes', () => {
  test('none ships, and then there is no index and no link', () => {
    expect(notes).toHaveLength(0);
    expect(paths()).toEqual([]);
    expect(linksTo('/notes')).toBe(0);
  });

  test('the first brings the index, a link in the menu and one in the footer, each once', () => {
    follow(releaseWith({ 'late-invoices': three['late-invoices'] }));
    expect(paths()).toEqual(['/notes', '/notes/late-invoices']);
    expect(navigation.main.map(({ to }) => to)).toEqual(['/portfolio', '/about', '/notes', '/lets-talk']);
    expect(linksTo('/notes')).toBe(2);
    expect(navigationSchema.safeParse({ ...navigation }).success).toBe(true);
  });

  test('a link that somebody put there herself stays the only one', () => {
    const facts = contentDocuments.get('navigation')?.defaults as typeof navigation;
    const own = { ...facts, main: [{ label: 'Articles', to: '/notes' }, ...facts.main] };
    follow(new Map([...releaseWith(three), ['content/navigation.ts', own]]));
    expect(navigation.main.filter(({ to }) => to === '/notes')).toEqual([
      { label: 'Articles', to: '/notes' },
    ]);
  });

  test('stand in the order of their days, then addresses, with their neighbours', () => {
    follow(releaseWith(three));
    expect(notes.map(({ slug }) => slug)).toEqual(['late-invoices', 'early-trains', 'slow-tills']);
    expect(besideNote('early-trains').newer?.slug).toBe('late-invoices');
    expect(besideNote('early-trains').older?.slug).toBe('slow-tills');
    expect(besideNote('late-invoices').newer).toBeUndefined();
    expect(pages.find(({ path }) => path === '/notes')?.lastModified).toBe('2026-11-05');
    const described = pages.map((page) => ({ ...page, keywords: ['a', 'b', 'c'] }));
    expect(pagesSchema.safeParse(described).error).toBeUndefined();
  });

  test('one that was taken off is gone, and one that never was is not', () => {
    follow(releaseWith({ ...three, 'slow-tills': { ...three['slow-tills'], shown: false } }));
    expect(paths()).not.toContain('/notes/slow-tills');
    expect([isGone('slow-tills'), isGone('never-written'), isGone('late-invoices')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('are documents that begin blank and are known by their addresses', () => {
    const document = contentDocuments.get('notes/late-invoices');
    if (!document) throw new Error('the collection takes no note');
    expect(titleOf(document.id)).toBe('Late invoices');
    expect(mistakesIn(document, three['late-invoices'])).toEqual([]);
    const blank = mistakesIn(document, blankNote('x')).map(({ path }) => path.join('.'));
    expect([...new Set(blank)]).toEqual([
      ...['title', 'summary', 'author', 'date', 'bodyMarkdown', 'search.title', 'search.description'],
    ]);
    expect(documentsIn(releaseWith(three)).map(({ id }) => id)).toContain('notes/slow-tills');
  });
});

describe('the text of a note', () => {
  const document = contentDocuments.get('notes/late-invoices');
  const wrongWith = (bodyMarkdown: string) =>
    document &&
    mistakesIn(document, noteCalled('late-invoices', { bodyMarkdown })).map(({ message }) => message);

  test.each([
    ['## A\n\n### B\n\n- one\n- two\n\n1. three\n\n> said\n\n`code` and **bold** *words*  \nnext', []],
    ['```js\nconst a = 1;\n```\n\n[a]: https://example.com\n\nSee [a].', []],
    ['# A', [expect.stringContaining("'## ' or '### '")]],
    ['#### A', [expect.stringContaining("'## ' or '### '")]],
    ['- [x] done', [expect.stringContaining('boxes to tick')]],
    ['a\n\n---\n\nb', [expect.stringContaining('line across')]],
    ['> | a | b |\n> |---|---|\n> | c | d |', [expect.stringContaining('no table')]],
    ['~~gone~~', [expect.stringContaining('struck through')]],
    ['<b>bold</b>', [expect.stringContaining('raw HTML'), expect.anything()]],
    ['![A dog](/images/dog.jpg)', [expect.stringContaining('picture'), expect.anything()]],
    ['[x](javascript:alert(1))', [expect.stringContaining('no safe address')]],
    ['a'.repeat(20_001), [expect.stringContaining('20,000')]],
  ])('%#', (text, expected) => {
    expect(wrongWith(text)).toEqual(expected);
  });

  test('a change is not before the note', () => {
    const changed = noteCalled('late-invoices', { changed: '2026-11-01' });
    expect(document && mistakesIn(document, changed)[0]?.message).toContain('before its date');
  });
});
