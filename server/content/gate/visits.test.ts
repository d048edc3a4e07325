import { expect, test } from 'vitest';
import { right } from './examples/right.ts';
import { gate } from './gate.ts';

const visit = (name: string, main: string) =>
  right({
    visits: new Map([
      [
        name,
        `<html lang="en-GB"><head><meta name="viewport" content="width=device-width"/><title>x</title></head><body><main id="main"><h1>Thank you</h1>${main}</main></body></html>`,
      ],
    ]),
  });
const told = (name: string, main: string) =>
  gate(visit(name, main)).filter(({ rule }) => rule !== 'identity-untold');

test('a page that one visitor gets keeps the rules of pages, and need not be found by search engines', () => {
  expect(told('/quote after sending', '<a href="/about">About</a> <a href="#main">Up</a>')).toEqual([]);
});

test('what is wrong on it is told by its name, with the address where it has one', () => {
  expect(told('/quote after sending', '<a href="/gone">Onward</a><a href="#gone">Down</a>')).toMatchObject([
    {
      rule: 'link-broken',
      page: '/quote',
      sentence: expect.stringContaining('On /quote after sending the link ‘Onward’'),
    },
    { rule: 'link-fragment', page: '/quote' },
  ]);
  expect(told('the page of a call', '<button></button>')).toMatchObject([
    {
      rule: 'button-unnamed',
      page: null,
      sentence: expect.stringContaining('On the page of a call a button'),
    },
  ]);
});

test('links of a person’s own are known, and one fault of header or footer is told once', () => {
  expect(told('the page of a call', '<a href="/booking/a.1.b/cancel">Cancel</a>')).toEqual([]);
  const wrong = '<a href="/gone">Onward</a>';
  const all = right({ ...visit('/quote after sending', wrong) });
  const pages = new Map(
    [...all.pages].map(([path, html]) => [path, html.replace('</main>', `${wrong}</main>`)]),
  );
  const broken = gate({ ...all, pages }).filter(({ rule }) => rule === 'link-broken');
  expect(broken.map(({ page }) => page)).toEqual(['/', '/services/crm']);
});
