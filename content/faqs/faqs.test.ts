import { describe, expect, it } from 'vitest';
import { faqTabs } from './all.ts';

const items = faqTabs.flatMap((tab) => tab.items.map((item) => ({ ...item, tab: tab.value })));

/** An answer as plain text: links as their text, no marks, one paragraph or list item a line. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^(-|\d+\.) /gm, '')
    .replace(/\*+/g, '');
}

function sentences(markdown: string): string[] {
  return plain(markdown)
    .split(/\n+|(?<=[.!?:]['’)]?)\s+(?=[A-Z0-9'‘(£])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Pages that an answer may link to: the public routes of the site. */
const pages = new Set([
  ...['/', '/services', '/portfolio', '/about', '/lets-talk', '/quote', '/book-discovery-call'],
  ...['/summer-offer', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/about#careers'],
  ...[
    'web-design',
    'web-development',
    'ai-lead-generation',
    'website-management',
    'social-media-marketing',
  ].map((name) => `/services/${name}`),
  ...['seo-geo', 'ppc-advertising', 'crm', 'ecommerce'].map((name) => `/services/${name}`),
  ...[
    'buddha-brands',
    'yards-store',
    'den-architecture',
    'chartford-homes',
    'broken-society',
    'this-site',
  ].map((name) => `/portfolio/${name}`),
]);

/** American forms; titles that the specification gives, such as 'Content Optimization', are taken out before. */
const american =
  /\b(\w*(optimiz|organiz|recogniz|customiz|personaliz|prioritiz|summariz|anonymiz|categoriz|analyz|behavior|favorite|neighbor)\w*|colors?|colored|honors?|labor|centers?|meters?|catalogs?|gray|fulfill|judgment|inquir\w+|gotten|labeled|canceled|traveler|learned)\b/i;
const givenTitles = /Content Optimization|Generative Engine Optimization|Optimization & Growth/g;

describe('the FAQs of the about page', () => {
  it('hold at least the questions of the specification in each tab, web design first', () => {
    const least: Record<string, number> = {
      'web-design': 24,
      'web-development': 24,
      'ai-lead-generation': 25,
      'website-management': 25,
      'social-media': 24,
      'seo-geo': 24,
    };
    expect(faqTabs.map((tab) => tab.value)).toEqual(Object.keys(least));
    for (const { value, items } of faqTabs) expect(items.length).toBeGreaterThanOrEqual(least[value] ?? 0);
  });

  it('ask no question twice and give each an id of its own that no tab uses', () => {
    const ids = [...items.map((item) => item.id), ...faqTabs.map((tab) => tab.value)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(items.map((item) => item.question.toLowerCase())).size).toBe(items.length);
  });

  it('say nothing twice, in any tab', () => {
    const seen = new Map<string, string>();
    for (const item of items) {
      for (const sentence of sentences(item.answerMarkdown)) {
        const key = sentence.toLowerCase();
        expect(seen.get(key), `'${sentence}' stands in '${item.question}' too`).toBeUndefined();
        seen.set(key, item.question);
      }
    }
    expect(seen.size).toBeGreaterThan(146 * 3);
  });

  it.each(items)('$tab: $question', ({ answerMarkdown }) => {
    expect(
      words(sentences(answerMarkdown)[0] ?? '').length,
      'words in the first sentence',
    ).toBeLessThanOrEqual(30);
    const length = words(plain(answerMarkdown)).length;
    expect(length, 'words in the answer').toBeGreaterThanOrEqual(45);
    expect(length, 'words in the answer').toBeLessThanOrEqual(110);
    expect(answerMarkdown.replace(givenTitles, '')).not.toMatch(american);
    for (const [, target] of answerMarkdown.matchAll(/\]\(([^)]+)\)/g)) expect(pages).toContain(target);
  });

  it.each([
    ['web-design', '2–8 weeks'],
    ['web-design', '2–3 revision rounds'],
    ['web-design', 'pages loading in 3 seconds'],
    ['web-development', '2–4 weeks'],
    ['web-development', '8–16 weeks'],
    ['website-management', '24/7 emergency support'],
    ['website-management', 'daily automated backups'],
    ['website-management', '£10 + VAT'],
    ['seo-geo', '3–6 months'],
    ['ai-lead-generation', '20–50% efficiency improvement'],
  ])('give the stated figure in %s: %s', (value, figure) => {
    const tab = faqTabs.find((candidate) => candidate.value === value);
    expect(tab?.items.some((item) => item.answerMarkdown.includes(figure))).toBe(true);
  });
});
