import { contentDocuments } from '#content/documents.ts';
import { changed, edited, releaseOf } from './edited.ts';
import type { Examples } from './example.ts';
import { crm, right } from './right.ts';

type List = { id?: unknown; path?: string }[];
const listOf = (id: string) => structuredClone(contentDocuments.get(id)?.defaults) as List;
/** What ships of a list without some of its entries. */
const without = (id: string, gone: (one: List[number]) => boolean) => {
  const file = contentDocuments.get(id)?.file ?? '';
  return right({ release: releaseOf([file, listOf(id).filter((one) => !gone(one))]) });
};
const study = structuredClone(contentDocuments.get('case-studies/yards-store')?.defaults ?? {});
const entry = listOf('pages')[0] ?? {};

export const referenceExamples: Examples = {
  'review-gone': [
    {
      wrong: without('testimonials', ({ id }) => id === 1),
      says: 'shows the review number 1, which there is no longer',
    },
  ],
  'question-gone': [
    {
      wrong: edited('services/crm', ['asked', 0], 'what-did-it-cost-once'),
      says: 'names the question ‘what-did-it-cost-once’, which there is no longer',
    },
  ],
  'study-unwritten': [
    {
      wrong: edited('portfolio-order', ['ids', 1], 'new-client'),
      says: 'the portfolio names ‘new-client’, and no such case study is written',
    },
  ],
  'study-unlisted': [
    {
      wrong: right({ release: releaseOf(['content/case-studies/new-client.ts', study]) }),
      says: '‘new-client’ is written and has no page',
    },
  ],
  'study-card-gone': [
    {
      wrong: edited(
        'portfolio-order',
        ['ids'],
        ['buddha-brands', 'den-architecture', 'chartford-homes', 'broken-society'],
      ),
      says: 'names the case study ‘yards-store’, which the portfolio does not show',
    },
  ],
  'review-logo-gone': [
    {
      wrong: {
        ...edited('testimonials', [0, 'logo'], 'logo-nobody'),
        assets: new Set(['/image.jpg', '/images/logo-store.0a.svg', '/images/logo-homes-240.0b.webp']),
      },
      says: 'there is no picture called ‘logo-nobody’',
    },
  ],
  'question-twice': [
    {
      wrong: right({
        release: releaseOf(
          changed('faqs/web-design', ['items', 0, 'id'], 'same'),
          changed('faqs/seo-geo', ['items', 0, 'id'], 'same'),
        ),
      }),
      says: 'has the same name in links as one of ‘Questions: Web design’',
    },
  ],
  'page-entry-missing': [
    { wrong: without('pages', ({ path }) => path === '/about'), says: 'the entry of /about is missing' },
    { wrong: without('pages', () => true), says: 'the entry of / is missing' },
  ],
  'page-entry-idle': [
    {
      wrong: right({
        release: releaseOf(['content/pages.ts', [...listOf('pages'), { ...entry, path: '/prices' }]]),
      }),
      says: 'given for /prices, and the site has no such page',
    },
  ],
  'retention-missing': [
    { wrong: without('legal/retention', ({ id }) => id === 'backups'), says: 'how long ‘backups’ is kept' },
  ],
  'button-unnamed': [
    {
      wrong: crm('<h2>Ask</h2><button type="submit"><svg></svg></button>'),
      says: 'below ‘Ask’ has no words',
    },
    { wrong: crm('<input type="image" src="/image.jpg">'), says: 'a button below' },
  ],
  'field-unnamed': [
    { wrong: crm('<p>Name</p><input name="name">'), says: 'On /services/crm a field below' },
    { wrong: crm('<label for="other">Size</label><select id="size"></select>'), says: 'a field' },
  ],
  'reference-to-nothing': [
    { wrong: crm('<p aria-labelledby="title main">1</p>'), says: 'by the place ‘title’' },
    { wrong: crm('<label for="gone">Size</label>'), says: '‘gone’' },
  ],
};
