import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

const kept = (words: string) => `<span class="whitespace-nowrap">${words}</span>`;

test.each([
  ['We answer in 24–48 hours.', `We answer in ${kept('24–48 hours')}.`],
  ['from £650–£900 a half-year', `from ${kept('£650–£900')} a ${kept('half-year')}`],
  ['E-commerce, a plug-in (set-up)', `${kept('E-commerce')}, a ${kept('plug-in')} (${kept('set-up')})`],
  ['a half-finished page', `a ${kept('half-finished')} page`],
  ['search-engine-optimised, self-explanatory', 'search-engine-optimised, self-explanatory'],
  ['a@half-year.example and x/e-mail', 'a@half-year.example and x/e-mail'],
  ['at %tide-lowLevel% m', 'at %tide-lowLevel% m'],
  ['well – or not', 'well – or not'],
  ['basis (Article 6(1)(a)).', `basis (${kept('Article 6(1)(a)')}).`],
  ['Article 6 of it', 'Article 6 of it'],
  ['Mon–Fri and 9am', 'Mon–Fri and 9am'],
])('“%s”', (words, html) => {
  expect(keepTogether(`<main><p>${words}</p></main>`)).toBe(`<main><p>${html}</p></main>`);
});

test('words stay as they are where they are no line, or where each piece would be laid out by itself', () => {
  for (const page of [
    '<head><title>E-commerce</title><meta content="half-year"/></head>',
    '<script>if (a<b) "<p>half-year</p>"</script>',
    '<p class="md:inline-flex gap-2">half-year</p>',
    '<button>half-year</button>',
    '<div data-island="booking-widget"><div><p>half-year</p></div></div>',
    '<p><svg><text>half-year</text></svg></p>',
  ])
    expect(keepTogether(page)).toBe(page);
  expect(keepTogether('<script>a<b</script><br/><h2>A <em>half-year</em></h2>')).toBe(
    `<script>a<b</script><br/><h2>A <em>${kept('half-year')}</em></h2>`,
  );
});
