import { describe, expect, it } from 'vitest';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import { questionId, readFaqTab } from './read.ts';

const file = 'content/faqs/web-design.md';

describe('a file of questions', () => {
  it('has a title, questions and their answers as Markdown', () => {
    const text =
      '# Web design\n\n## Who pays?\n\nYou do.\n\n- by card\n- by transfer\n\n## And when?\n\nLater.\n';
    expect(readFaqTab(file, text)).toEqual({
      title: 'Web design',
      items: [
        { id: 'who-pays', question: 'Who pays?', answerMarkdown: 'You do.\n\n- by card\n- by transfer' },
        { id: 'and-when', question: 'And when?', answerMarkdown: 'Later.' },
      ],
    });
  });

  it('may keep the address of a question that is worded anew', () => {
    expect(readFaqTab(file, '# T\n\n## Who settles? {#who-pays}\n\nYou.\n').items[0]).toEqual({
      id: 'who-pays',
      question: 'Who settles?',
      answerMarkdown: 'You.',
    });
  });

  it('may put questions under headings, which belong to no answer', () => {
    const text =
      '# T\n\n# Money\n\n## Who pays?\n\nYou.\n\n## When?\n\nLater.\n\n# After\n\n## And then?\n\nRest.\n';
    expect(readFaqTab(file, text).items).toEqual([
      { group: 'Money', id: 'who-pays', question: 'Who pays?', answerMarkdown: 'You.' },
      { id: 'when', question: 'When?', answerMarkdown: 'Later.' },
      { group: 'After', id: 'and-then', question: 'And then?', answerMarkdown: 'Rest.' },
    ]);
  });

  it('is read like any other when it was saved on Windows', () => {
    const text = '\uFEFF# Web design\r\n\r\n## Who pays?\r\n\r\nYou do.\r\nAlways.\r\n';
    expect(readFaqTab(file, text).items[0]?.answerMarkdown).toBe('You do.\nAlways.');
  });

  it.each([
    ['no title', '## Who pays?\n\nYou.', "it must begin with a line '# Title'"],
    ['text before the first question', '# T\n\nHello.\n\n## Who pays?\n\nYou.', 'nothing may stand between'],
  ])('is refused with %s', (_, text, message) => {
    expect(() => readFaqTab(file, text)).toThrow(`${file}: ${message}`);
  });
});

describe('the facts of a tab', () => {
  it.each([
    ['a heading that asks nothing', '# T\n\n## Payment\n\nYou.', 'items.0.question', 'a question mark'],
    ['an empty answer', '# T\n\n## Who pays?\n\n', 'items.0.answerMarkdown', 'must not be empty'],
    ['a heading in an answer', '# T\n\n## A?\n\n### You\n\nDo.', 'items.0.answerMarkdown', "'#'"],
    ['raw HTML', '# T\n\n## A?\n\n<b>You</b>', 'items.0.answerMarkdown', 'raw HTML'],
    ['an unsafe link', '# T\n\n## A?\n\n[B](javascript:1)', 'items.0.answerMarkdown', 'no safe address'],
    ['an unknown name', '# T\n\n## A?\n\n{{cost}}', 'items.0.answerMarkdown', 'in braces only a price'],
    ['a wrong price', '# T\n\n## A?\n\n{{price:1.5}}', 'items.0.answerMarkdown', 'in braces only a price'],
    ['a title too long for a tab', `# ${'T'.repeat(41)}\n\n## A?\n\nB.`, 'title', 'at most 40'],
    ['a question without a letter', '# T\n\n## ?\n\nB.', 'items.0.id', 'must be a slug'],
    ['a question twice', '# T\n\n## A?\n\nB.\n\n## a?\n\nC.', 'items.1.id', "'a' is used twice"],
  ])('are refused with %s, by the way to the field', (_, text, path, message) => {
    const tab = contentDocuments.get('faqs/web-design');
    if (!tab) throw new Error('there is no document of the web design questions');
    const [mistake] = mistakesIn(tab, readFaqTab(file, text));
    expect(mistake?.path.join('.')).toBe(path);
    expect(mistake?.message).toContain(message);
  });
});

describe('the id of a question', () => {
  it('is a slug without apostrophes or doubled hyphens', () => {
    expect(questionId("What's Google's role in SEO & GEO?")).toBe('whats-googles-role-in-seo-geo');
    expect(questionId('What is llms.txt, and do we need one?')).toBe('what-is-llms-txt-and-do-we-need-one');
  });
});
