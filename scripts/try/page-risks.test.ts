import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { risksOf } from './page-risks.ts';

const inline = 'go()';
const policy = `script-src 'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
const shipped = `<main><a href="/quote">Quote</a><script>${inline}</script></main>`;
const edited = (more: string) => shipped.replace('<a', `${more}<a`);

test('a page that reads otherwise is no risk, nor are signs that are written out', () => {
  expect(
    risksOf(edited('<p>Other words, &lt;script&gt;wreck()&lt;/script&gt;</p>'), shipped, policy),
  ).toEqual([]);
});

test.each([
  '<script>wreck()</script>',
  '<script src="https://evil.example/a.js"></script>',
  '<img src="x" onerror="wreck()">',
  '<a href=" java\nscript:wreck()">a</a>',
  '<a href="data:text/html,wreck">a</a>',
  '<p style="color:red">a</p>',
  '<style>p{color:red}</style>',
  '<iframe src="/"></iframe>',
  '<meta http-equiv="refresh" content="0">',
  '<script type="application/ld+json">{"a": "</script>',
  '<img src="//evil.example/a.png">',
  '<p>{{site.secret}}</p>',
])('%s is found', (markup) => {
  expect(risksOf(edited(markup), shipped, policy).length).toBeGreaterThan(0);
});

test('the one style that ships is no risk, another one in its place is', () => {
  const style = 'p{color:red}';
  const withStyle = (css: string) => `<style>${css}</style>${shipped}`;
  const own = `${policy} 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  expect(risksOf(withStyle(style), withStyle(style), own)).toEqual([]);
  expect(risksOf(withStyle('p{color:blue}'), withStyle(style), own)).toHaveLength(1);
});

test('a policy that refuses a script of the page, or allows one that it does not have, is found', () => {
  expect(risksOf(shipped, shipped, "script-src 'self'")).toHaveLength(1);
  expect(risksOf(shipped, shipped, `${policy} 'unsafe-inline'`)).toHaveLength(1);
});
