import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Hero } from '#app/pages/home/hero.tsx';
import { swings } from '#app/ui/tide-lines.tsx';
import { catalogue } from '#art/catalogue.ts';
import { home } from '#content/home.ts';
import { navigation } from '#content/navigation.ts';
import { site } from '#content/site.ts';
import { readLines } from '#scripts/drawn-words/read-lines.ts';
import { swings as drawnSwings } from './sea.ts';

const router = createMemoryRouter([{ path: '/', element: <Hero /> }]);
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const page = plain(renderToStaticMarkup(<RouterProvider router={router} />))
  .replaceAll('&#x27;', "'")
  .replaceAll(/ (?=[,.:])/g, '');
const around = [site.name, 'Services', ...navigation.main.map(({ label }) => label)].concat(
  [navigation.assessment.label, navigation.call.label, navigation.call.shortLabel],
  // Where a window says what it shows.
  ['foreshore.example'],
);
/** Heights, times and figures of the staff: they are those of a minute. */
const ofMinute = /^(Tide( \d\.\d m)?|[\d:]+|\d\.\d m( and (rising|falling))?)$/;

const drawings = ['this-site', 'this-site-before', 'this-site-after'].concat([
  'this-site-before-narrow',
  'this-site-after-narrow',
]);
const wordsOf = (name: string) =>
  readLines(catalogue.find((one) => one.name === name)?.draw?.() ?? '').lines.map(({ words }) => words);

it('draws the sea with the contours of the pages', () => {
  expect(drawnSwings).toEqual(swings);
});

describe('the home page as it is drawn', () => {
  it.each(drawings)('%s says what the home page says', (name) => {
    const words = wordsOf(name);
    expect(words).toContain('Websites and');
    const other = words.filter(
      (line) => !ofMinute.test(line) && !around.includes(line) && !page.includes(line.replace(/^, /, '')),
    );
    expect(other).toEqual([]);
  });
  it.each(['this-site', 'this-site-before', 'this-site-after'])(
    '%s leaves nothing of its first view out',
    (name) => {
      const { headline, intro, badge, primary, secondary, report } = home.hero;
      const drawn = wordsOf(name).join(' ');
      const wanted = [
        headline,
        intro,
        badge,
        primary.label,
        secondary.label,
        report.title,
        report.period,
      ].concat(
        [report.revenue, report.spend, ...report.channels].flatMap(({ label, pounds }) => [
          label,
          `£${pounds.toLocaleString('en-GB')}`,
        ]),
      );
      for (const words of wanted) expect(drawn).toContain(words);
      expect(drawn).toContain('£4.72 back for every £1');
      expect(drawn).toMatch(/Tide \d\.\d m/);
    },
  );
  it.each(['this-site-before-narrow', 'this-site-after-narrow'])(
    '%s keeps its flags clear of its buttons',
    (name) => {
      const { lines, shapes } = readLines(catalogue.find((one) => one.name === name)?.draw?.() ?? '');
      const below = (wanted: readonly string[]) =>
        lines
          .filter(({ words }) => wanted.includes(words))
          .map(({ after, matrix: [scale, , , , left] }) => {
            const [from, , to] = shapes[after - 1]?.box ?? [0, 0, 0, 0];
            return { from: left + scale * from, to: left + scale * to, scale };
          });
      const flags = below(['Tide']);
      expect(flags.length).toBeGreaterThan(0);
      for (const button of below([home.hero.primary.label, home.hero.secondary.label])) {
        const [flag] = flags.filter(({ from }) => from > button.from).toSorted((a, b) => a.from - b.from);
        expect(((flag?.from ?? 0) - button.to) / button.scale).toBeGreaterThanOrEqual(8);
      }
    },
  );
});
