import { describe, expect, it } from 'vitest';
import { checkPage, type PageFacts } from './self-check.ts';

const good: PageFacts = {
  title: 'A title',
  description: 'A description',
  h1Count: 1,
  imagesWithoutAlt: 0,
  socialTags: 4,
  hasStructuredData: true,
  canonical: 'https://www.example.com/',
  hasViewport: true,
  internalLinks: 1,
  loadMs: 2999,
};

describe('checkPage', () => {
  it('gives 100 for a page that keeps every rule', () => {
    expect(checkPage(good)).toEqual({ score: 100, findings: [] });
    expect(checkPage({ ...good, title: 't'.repeat(60), description: 'd'.repeat(160) }).score).toBe(100);
  });

  it.each<[string, Partial<PageFacts>, string]>([
    ['a missing title', { title: '' }, 'title has 0'],
    ['a title of 61 characters', { title: 't'.repeat(61) }, 'title has 61'],
    ['a missing description', { description: '' }, 'description has 0'],
    ['a description of 161 characters', { description: 'd'.repeat(161) }, 'description has 161'],
    ['no h1', { h1Count: 0 }, '0 h1'],
    ['two h1', { h1Count: 2 }, '2 h1'],
    ['an image without alt', { imagesWithoutAlt: 1 }, 'without alt text: 1'],
    ['three social tags', { socialTags: 3 }, '3 social-preview tags'],
    ['no structured data', { hasStructuredData: false }, 'structured data'],
    ['no canonical address', { canonical: '' }, 'canonical'],
    ['no viewport', { hasViewport: false }, 'viewport'],
    ['no internal link', { internalLinks: 0 }, 'No link'],
    ['a load of 3 seconds', { loadMs: 3000 }, '3.0 s'],
  ])('takes a tenth away for %s and says so', (_, fault, sentence) => {
    const { score, findings } = checkPage({ ...good, ...fault });
    expect(score).toBe(90);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(sentence);
  });

  it('leaves the load time out where nothing was loaded', () => {
    expect(checkPage({ ...good, loadMs: null }).score).toBe(100);
    expect(checkPage({ ...good, loadMs: null, h1Count: 0, canonical: '' }).score).toBe(78);
  });
});
