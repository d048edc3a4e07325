import { expect, test } from 'vitest';
import { faultOfPage } from './pages-whole.ts';

const data = '<script type="application/ld+json">{}</script>';
const main = '<main id="main" tabindex="-1"><header>Work</header></main>';
const framed = (text: string, last = '') => `<header>A</header>${text}<footer>B</footer>${last}`;

test('a page with its frame, and with its data at the end or none, is whole', () => {
  for (const last of ['', data]) expect(faultOfPage(framed(main, last))).toBeNull();
});

test.each([
  ['no frame', main],
  ['marks in place of its frame', `<template id="frame-top"></template>${main}<template id="frame-bottom">`],
  ['no footer', `<header>A</header>${main}`],
  ['its data in the head', `<head>${data}</head>${framed(main)}`],
  ['no text', framed('')],
])('a page with %s is refused', (_what, html) => {
  expect(faultOfPage(html)).not.toBeNull();
});
