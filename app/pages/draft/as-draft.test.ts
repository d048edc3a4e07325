import { expect, test } from 'vitest';
import { asDraft } from './as-draft.ts';

const page = (body: string) =>
  `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`;
const shown = (body: string) => asDraft(page(body), { prefix: '/draft/key', banner: '<p>Draft</p>' });

test.each([
  ['a page', '<a href="/about">', '<a href="/draft/key/about">'],
  ['the home page', '<a class="x" href="/">', '<a class="x" href="/draft/key/">'],
  ['a part of a page', '<a href="/about#faq">', '<a href="/draft/key/about#faq">'],
  ['a question', '<a href="/quote?x=1">', '<a href="/draft/key/quote?x=1">'],
  [
    'a form',
    '<form action="/lets-talk" method="post">',
    '<form action="/draft/key/lets-talk" method="post">',
  ],
])('%s stays within the draft', (_, from, to) => {
  expect(shown(from)).toContain(to);
});

test.each([
  '<a href="https://else.example/">',
  '<a href="#top">',
  '<a href="mailto:a@b.example">',
  '<a href="//else.example/">',
  '<link href="/assets/x.css">',
  '<a href="/images/x.png">',
  '<img src="/images/x.png">',
])('%s is left as it is', (link) => {
  expect(shown(link)).toContain(link);
});

test('scripts go, what is said of a draft comes first, and search engines are told', () => {
  const html = shown(
    '<main>x</main><script type="module" src="/assets/a.js"></script><script>alert(1)</script>',
  );
  expect(html).not.toContain('script');
  expect(html).toContain('<body><p>Draft</p><main>');
  expect(html).toContain('<head><meta name="robots" content="noindex">');
});
