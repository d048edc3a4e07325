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
  ['It follows WCAG 2.2 AA, checked', `It follows ${kept('WCAG 2.2 AA')}, checked`],
  ['or ring 01632 960 174.', `or ring ${kept('01632 960 174')}.`],
  ['Mon–Fri and 9am', 'Mon–Fri and 9am'],
])('“%s”', (words, html) => {
  expect(keepTogether(`<main><p>${words}</p></main>`)).toBe(`<main><p>${html}</p></main>`);
});

test('what follows a price in brackets does not begin a line', () => {
  expect(keepTogether('<p>It was £650 (£780 with VAT at 20%), until May</p>')).toContain(
    '<span class="kept">(£780 with VAT at 20%),</span>',
  );
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

test('a price in brackets stands on one line where one holds it', () => {
  expect(
    keepTogether('<td><span class="block">From £2,000 + VAT (£2,400 with VAT at 20%) a year</span></td>'),
  ).toBe(
    '<td><span class="block">From £2,000 + VAT <span class="kept">(£2,400 with VAT at 20%)</span> a year</span></td>',
  );
  expect(keepTogether('<button>£650 (£780 with VAT)</button>')).toBe('<button>£650 (£780 with VAT)</button>');
});

const start = 'Each story starts with the problem, and then it says what we changed';

test.each([
  [`${start} in the shop.`, `${start} in ${kept('the shop.')}`],
  [`<b>${start}</b>, for the owner and for us.`, `<b>${start}</b>, for the owner and ${kept('for us.')}`],
  [`${start} in a new catalogue.`, `${start} in a ${kept('new catalogue.')}`],
  [`${start} in other catalogues.`, null],
  [`${start} on a mid-range phone.`, `${start} on a ${kept('mid-range')} phone.`],
  [`${start} considerably throughout everything.`, null],
  ['What we changed in the shop.', null],
  [`${start} <a href="/">in the shop.</a>`, null],
])(
  'a paragraph of several lines does not end in one short word, nor takes more into its last line: “%s”',
  (words, html) => {
    expect(keepTogether(`<p>Short.</p><p>${words}</p>`)).toBe(`<p>Short.</p><p>${html ?? words}</p>`);
  },
);

test('an item of a list is balanced while it is short, and ends like a paragraph where it is long', () => {
  const item = (words: string) => keepTogether(`<ul><li>${words}</li></ul>`);
  expect(item(`${start} in the shop.`)).toBe(`<ul><li>${start} in the shop.</li></ul>`);
  expect(item(`${start}. ${start} in the shop.`)).toContain(kept('the shop.'));
});

test('words as large as a headline may break', () => {
  const page = `<p class="mt-4 display text-2xl">${start} in the shop.</p>`;
  expect(keepTogether(page)).toBe(page);
});
