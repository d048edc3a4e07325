import { expect, test } from 'vitest';
import { parsePage } from '#tests/support/page-reader.ts';
import { alsoHere } from './also-here.ts';

const page = `<!doctype html><html><head><title>Web design</title><meta name="description" content="We draw and build.">
<meta property="og:title" content="Web design"></head><body>
<a class="sr-only" href="#main">Skip to the content</a>
<img src="a.jpg" alt="A harbour at dusk"><img src="b.jpg" alt="">
<nav aria-label="Main"><a href="/">Clickable</a></nav>
<details><summary>What does it cost?</summary><p>From <b>£650</b> a page.</p></details>
<details open><p>Open already</p></details>
<form><input placeholder="hello@company.co.uk"><select><option>Retail</option><option></option></select></form>
<template><p>Too large</p></template>
</body></html>`;

test('what cannot be clicked on a page is listed once, by what it is', () => {
  expect(alsoHere(parsePage(page))).toEqual([
    { kind: 'In search results, and where the page is shared', texts: ['Web design', 'We draw and build.'] },
    { kind: 'What pictures show', texts: ['A harbour at dusk'] },
    { kind: 'Examples in empty fields', texts: ['hello@company.co.uk'] },
    { kind: 'Choices', texts: ['Retail'] },
    { kind: 'Heard by screen readers', texts: ['Main'] },
    { kind: 'Folded away, or shown later', texts: ['Skip to the content', 'From £650 a page.', 'Too large'] },
  ]);
  expect(alsoHere(parsePage('<!doctype html><html><body><p>Hello</p></body></html>'))).toEqual([]);
});
