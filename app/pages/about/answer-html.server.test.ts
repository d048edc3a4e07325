import { expect, test } from 'vitest';
import { faqTabs } from '#content/faqs/all.ts';
import { answerHtml } from './answer-html.server.ts';

test('paragraphs, lists and links become HTML', () => {
  expect(answerHtml('Yes.\n\n- One\n- [Two](/quote)')).toBe(
    '<p>Yes.</p>\n<ul>\n<li>One</li>\n<li><a href="/quote">Two</a></li>\n</ul>',
  );
});

test('markup in an answer is shown, not run', () => {
  expect(answerHtml('A <script>alert(1)</script> and\n\n<div onclick="x">')).not.toMatch(/<script|<div/);
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'http://plain.example', 'data:text/html,x'])(
  'a link to %s stops the build',
  (href) => {
    expect(() => answerHtml(`[here](${href})`)).toThrow(/links to/);
  },
);

test('every answer of the site can be rendered, under an address of its own', () => {
  const items = faqTabs.flatMap((tab) => tab.items);
  expect(items).toHaveLength(146);
  for (const item of items) expect(answerHtml(item.answerMarkdown)).toMatch(/^<p>/);
  const ids = [...items.map((item) => item.id), ...faqTabs.map((tab) => tab.value)];
  expect(new Set(ids).size).toBe(ids.length);
});
