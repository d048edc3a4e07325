import { describe, expect, it, test } from 'vitest';
import { checkMarkdown, markdownHtml, markdownParts, termsOf } from './markdown.ts';

test('paragraphs, lists and links become HTML', () => {
  expect(markdownHtml('Yes.\n\n- One\n- [Two](/quote)')).toBe(
    '<p>Yes.</p>\n<ul>\n<li>One</li>\n<li><a href="/quote">Two</a></li>\n</ul>',
  );
  expect(markdownHtml('[a](https://b.example/?x=1&y="2")')).toBe(
    '<p><a href="https://b.example/?x=1&amp;y=&quot;2&quot;" rel="noopener">a</a></p>',
  );
});

test('what is read elsewhere links in full', () => {
  const text = '[a](/quote), [b](https://b.example/), [c](mailto:c@example.com)';
  expect(markdownHtml(text, { origin: 'https://a.example' })).toBe(
    '<p><a href="https://a.example/quote">a</a>, <a href="https://b.example/">b</a>, <a href="mailto:c@example.com">c</a></p>',
  );
});

test('parts give the same as the whole', () => {
  const text = '# A\n\nB [c](/d)\n\n- e\n- f';
  expect(markdownHtml(markdownParts(text))).toBe(markdownHtml(text));
});

test('a list whose every entry begins with a term is one of terms', () => {
  const terms = (text: string) => markdownParts(text).map((part) => termsOf(part));
  expect(terms('- **Name**: who you [are](/about)\n- **Email**: where we write to')).toEqual([
    [
      { term: 'Name', html: '<p>who you <a href="/about">are</a></p>' },
      { term: 'Email', html: '<p>where we write to</p>' },
    ],
  ]);
  expect(terms('- **Name**: who you are\n- an address')).toEqual([null]);
  expect(terms('**Name**: who you are')).toEqual([null]);
});

describe('refused with a sentence naming the file', () => {
  it.each([
    'A <script>alert(1)</script>',
    '<div onclick="x">',
    'a <b>b</b>',
    '- a\n  > b\n  >\n  > 1. <img src=x onerror=alert(1)>',
    '**a *b <svg onload=x>***',
    '<!-- hidden -->',
    '| a |\n| - |\n| <u>b</u> |',
  ])('raw HTML: %s', (text) => {
    expect(() => checkMarkdown('content/x.md', text)).toThrow(/^content\/x\.md: a text holds raw HTML/);
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](JAVASCRIPT:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a]( <java\tscript:alert(1)> )',
    '<javascript:alert(1)>',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '> - [*a*](data:text/html,x)',
    '**[a [b](vbscript:x)**',
    '[a](//elsewhere.example)',
    '[a](http://plain.example)',
    '[a](quote)',
  ])('a link that is not safe: %s', (text) => {
    expect(() => checkMarkdown('content/x.md', text)).toThrow(/^content\/x\.md: a text links to/);
  });

  it('a picture', () => {
    expect(() => checkMarkdown('x.md', '[![a](javascript:x)](/b)')).toThrow(/^x\.md: a text shows/);
  });
});

it.each([
  ['a < b & c > d', '<p>a &lt; b &amp; c &gt; d</p>'],
  ['`<b>`', '<p><code>&lt;b&gt;</code></p>'],
  ['    <script>', '<pre><code>&lt;script&gt;\n</code></pre>'],
  ['<svg/onload=x>', '<p>&lt;svg/onload=x&gt;</p>'],
  ['\\<b>', '<p>&lt;b&gt;</p>'],
  ['&lt;script&gt;', '<p>&lt;script&gt;</p>'],
  ['', ''],
])('text that only looks like markup stays text: %s', (text, html) => {
  expect(markdownHtml(text)).toBe(html);
});

test('deep nesting ends', () => {
  expect(markdownHtml(`${'> '.repeat(200)}end`)).toContain('end');
  expect(markdownHtml(`${'['.repeat(500)}a${'](/b)'.repeat(500)}`)).not.toContain('script');
});

test.each(['*a_', '__a_', '_*b', '- a\n2. **a_b '])(
  'what would take minutes to read is refused: %j',
  (one) => {
    expect(() => markdownHtml(one.repeat(1_500))).toThrow(/the signs \* and _/);
    expect(() => markdownParts(one.repeat(1_500))).toThrow(/the signs \* and _/);
    expect(() => markdownHtml('a'.repeat(20_001))).toThrow('20,000 characters');
  },
);

test('a long text with many bold words is read', () => {
  const line = '**Bold** and *said*, '.repeat(40);
  expect(markdownHtml(`${line}\n\n`.repeat(20))).toContain('<strong>Bold</strong>');
  expect(markdownHtml('- **Bold** and *said*\n'.repeat(400))).toContain('<em>said</em>');
});
