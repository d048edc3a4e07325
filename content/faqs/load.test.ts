import { describe, expect, it } from 'vitest';
import { type FaqSource, loadFaqTab, loadFaqTabs, questionId } from './load.ts';

const source = (text: string, count = 1): FaqSource => ({
  file: 'content/faqs/web-design.md',
  value: 'web-design',
  count,
  text,
});

describe('loadFaqTab', () => {
  it('reads the title, the questions and their answers as Markdown', () => {
    const text =
      '# Web design\n\n## Who pays?\n\nYou do.\n\n- by card\n- by transfer\n\n## And when?\n\nLater.\n';
    expect(loadFaqTab(source(text, 2))).toEqual({
      value: 'web-design',
      title: 'Web design',
      items: [
        { id: 'who-pays', question: 'Who pays?', answerMarkdown: 'You do.\n\n- by card\n- by transfer' },
        { id: 'and-when', question: 'And when?', answerMarkdown: 'Later.' },
      ],
    });
  });

  it('reads a file saved on Windows like any other', () => {
    const text = '\uFEFF# Web design\r\n\r\n## Who pays?\r\n\r\nYou do.\r\nAlways.\r\n';
    expect(loadFaqTab(source(text)).items[0]?.answerMarkdown).toBe('You do.\nAlways.');
  });

  it.each([
    ['no title', '## Who pays?\n\nYou.', "must begin with a line '# Tab title'"],
    ['text before the first question', '# T\n\nHello.\n\n## Who pays?\n\nYou.', 'must begin with a line'],
    ['a heading that asks nothing', '# T\n\n## Payment\n\nYou.', "'Payment' does not end with '?'"],
    ['an empty answer', '# T\n\n## Who pays?\n\n', "'Who pays?' has no answer"],
    ['a heading inside an answer', '# T\n\n## Who pays?\n\n### You\n\nDo.', "a line beginning with '#'"],
    ['a wrong number', '# T\n\n## A?\n\nB.\n\n## C?\n\nD.', 'it has 2 questions instead of 1'],
    ['a title too long for a tab', `# ${'T'.repeat(41)}\n\n## A?\n\nB.`, "field 'title': must fit on a tab"],
    ['a question without a letter', '# T\n\n## ?\n\nB.', "field 'items[0].id' (of '?'): must be a slug"],
  ])('refuses %s, naming file and fault', (_, text, message) => {
    const load = () => loadFaqTab(source(text));
    expect(load).toThrow('content/faqs/web-design.md');
    expect(load).toThrow(message);
  });

  it('refuses a question that the same file asks twice, whatever its capitals', () => {
    const text = '# T\n\n## Who pays?\n\nYou.\n\n## WHO pays?\n\nThey.';
    expect(() => loadFaqTab(source(text, 2))).toThrow(
      "web-design.md: the question 'WHO pays?' appears twice",
    );
  });
});

describe('loadFaqTabs', () => {
  it('refuses a question that another tab already asks, naming both files', () => {
    const other: FaqSource = {
      ...source('# S\n\n## Who pays?\n\nMe.'),
      file: 'content/faqs/seo-geo.md',
      value: 'seo-geo',
    };
    expect(() => loadFaqTabs([source('# T\n\n## Who pays?\n\nYou.'), other])).toThrow(
      "content/faqs/seo-geo.md: the question 'Who pays?' is already asked in content/faqs/web-design.md",
    );
  });
});

describe('questionId', () => {
  it('makes a slug without apostrophes or doubled hyphens', () => {
    expect(questionId("What's Google's role in SEO & GEO?")).toBe('whats-googles-role-in-seo-geo');
    expect(questionId('What is llms.txt, and do we need one?')).toBe('what-is-llms-txt-and-do-we-need-one');
  });
});
