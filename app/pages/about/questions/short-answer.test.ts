import { expect, test } from 'vitest';
import { faqTabs } from '#content/faqs/all.ts';
import { shortAnswer } from './short-answer.ts';

test.each([
  ['Yes. It does.\n\nMore.', 'Yes.'],
  ['You **do**, as our [terms](/terms-of-service) say. Then more.', 'You do, as our terms say.'],
  [
    'From £2,000 + VAT (£2,400 with VAT at 20%), words included. A shop costs more.',
    'From £2,000 + VAT (£2,400 with VAT at 20%), words included.',
  ],
  ['One sentence that goes on\n\n- in a list', 'One sentence that goes on'],
  ['You get four things:\n\n- one', 'You get four things.'],
])('of %j it is %j', (markdown, short) => {
  expect(shortAnswer(markdown)).toBe(short);
});

test('every question of the site has a short answer that ends as a sentence does', () => {
  for (const { items } of faqTabs)
    for (const { question, answerMarkdown } of items)
      expect(shortAnswer(answerMarkdown), question).toMatch(/^\S.{2,260}[.!?][’)]?$/);
});
