import { afterEach, expect, test } from 'vitest';
import { drawnSvg } from '#art/press/draw.ts';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import { followRelease, type Release } from '#content/live.ts';
import { followFigures } from '#content/this-site/figures.ts';
import { longFigures } from '#scripts/drawn-words/long-figures.ts';
import { allWanted, wantedDrawing } from './wanted.ts';

const name = 'this-site-tests';
const nothing: Release = new Map();
const document = contentDocuments.get('drawings/this-site');
const saying = (line: string, words: string) => ({
  ...document?.defaults,
  [name]: { [line]: words },
});
const drawn = { width: 960, height: 1200, colour: '#000000' };
const sources = { key: '0123456789ab', formats: ['avif', 'webp'], widths: [480, 960], plain: 960 };
const figures = { ...longFigures, drawings: { [name]: { ...drawn, sources } } };

afterEach(() => {
  followRelease(() => nothing);
  followFigures(null);
});

test('words of a sheet that the build measures are others, and its figures stay those that were measured', () => {
  const release: Release = new Map([
    ['content/drawings/this-site.ts', saying('tested-on-every-change', 'What we try')],
  ]);
  followRelease(() => release);
  expect(allWanted()).toEqual([]);
  followFigures(figures);
  const wanted = wantedDrawing(name);
  expect(wanted?.draw).toMatchObject({ words: { 'Tested on every change': 'What we try' } });
  followFigures({ ...figures, tests: { ...figures.tests, unit: 1 } });
  expect(wantedDrawing(name)?.key).not.toBe(wanted?.key);
  const svg = drawnSvg(name, { 'Tested on every change': 'What we try' }, figures);
  expect(svg).toContain('>What we try<');
  expect(svg).toContain('>8,888<');
});

test('a line keeps the names of its figures, and no other takes one', () => {
  if (!document) throw new Error('there is no such document');
  const wrong = (sheet: string, line: string, words: string) =>
    mistakesIn(document, { ...document.defaults, [sheet]: { [line]: words } }).map(({ message }) => message);
  const pages = 'pages-pages-as-they-are-sent';
  expect(wrong('this-site-weights', pages, 'Our {pages} pages')).toEqual([]);
  expect(wrong('this-site-weights', pages, 'Our pages')[0]).toContain('must hold {pages} once');
  expect(wrong('this-site-weights', pages, '{pages} of {pages}')[0]).toContain('must hold {pages} once');
  expect(wrong(name, 'whole-servers', '{pages} servers')[0]).toContain('no figure in this line');
});

test('words beside a figure reach no other line, however long the figure is', () => {
  if (!document) throw new Error('there is no such document');
  const kept = (words: string) =>
    mistakesIn(document, { ...document.defaults, 'this-site-policy': { 'kept-of-rules': words } });
  expect(kept('{kept} / {rules}')).toEqual([]);
  expect(kept('{kept} out of {rules}').map(({ message }) => message)).toEqual([
    expect.stringMatching(/too wide|at most/),
  ]);
});

test('the form of a drawing’s words is made when it is asked for, and once', () => {
  const service = contentDocuments.get('drawings/crm');
  expect(Object.getOwnPropertyDescriptor(service, 'schema')?.get).toBeTypeOf('function');
  expect(service?.schema).toBe(service?.schema);
});
