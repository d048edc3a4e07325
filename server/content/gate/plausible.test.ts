import { expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { followReleases, withRelease } from '#server/content/in-use.ts';
import { changed, edited, releaseOf } from './examples/edited.ts';
import { right } from './examples/right.ts';
import { gate } from './gate.ts';
import type { Rendering } from './rendering.ts';

// As a running site has it, whatever ran before in this process.
followReleases();

const facts = (id: string) => structuredClone(contentDocuments.get(id)?.defaults) as never;
const proven = { source: 'Quote 118 of Harbour Web Ltd', seenOn: '2026-09-01' };
const market = { ...(facts('offer/summer') as { market: { items: object[] } }).market, sample: false };
const next = {
  startsOn: '2027-06-01',
  endsOn: '2027-07-31',
  endsAtTime: '23:59:59',
  timeZone: 'Europe/London',
};
/** A release whose pages come and go with the edit, as they are made of it. */
const remade = (...edit: Parameters<typeof edited>) =>
  withRelease(releaseOf(changed(...edit)), () => edited(...edit));
const offer = (way: string[], value: unknown) => edited('offer/summer', way, value);

/** What an owner does in her first weeks, none of which is a mistake. */
const edits: Record<string, Rendering> = {
  'a new price of a service': edited('services/crm', ['glance', 'price'], {
    ...{ kind: 'from', pounds: 900, per: 'project', basis: 'A small team, one import.', sample: false },
  }),
  'a headline in her own words': edited('services/crm', ['hero', 'headline'], 'Every customer in one place'),
  'a place with an American spelling in its name': edited(
    'services/crm',
    ['hero', 'intro'],
    'We set one up for the Labor Center in Hull.',
  ),
  'a price with its VAT': edited(
    'services/crm',
    ['hero', 'intro'],
    'From £650 + VAT (£780 with VAT at 20%), for a small team.',
  ),
  'a sentence with an abbreviation': edited(
    'services/crm',
    ['hero', 'intro'],
    'CRM, CMS, PPC: the TLAs of the trade, in plain words.',
  ),
  'an emoji': edited(
    'services/crm',
    ['hero', 'intro'],
    'Customers in one place 🎉 and follow-ups that remind themselves.',
  ),
  'a name with accents': edited('testimonials', [0, 'author'], 'Zoë Ó Briain'),
  'another phone number': edited('site', ['phone'], { display: '01723 555 010', dial: '+441723555010' }),
  'the next offer': offer(['dates'], next),
  'another price of the offer': offer(['price'], 700),
  'fewer places': offer(['spots', 'capacity'], 16),
  'market prices with their evidence': offer(['market'], {
    ...market,
    items: market.items.map((item) => ({ ...item, evidence: proven })),
  }),
  'a redirect from a flyer': edited('redirects', ['moves'], [{ from: '/flyer', to: '/services/crm' }]),
  'a redirect to a place': edited('redirects', ['moves'], [{ from: '/crm', to: '/services/crm#main' }]),
  'the portfolio in another order': remade(
    'portfolio-order',
    ['ids'],
    [...['yards-store', 'den-architecture', 'buddha-brands', 'broken-society', 'chartford-homes']],
  ),
  'one case study fewer': remade(
    'portfolio-order',
    ['ids'],
    [...['buddha-brands', 'yards-store', 'den-architecture', 'chartford-homes']],
  ),
  'a question fewer': edited(
    'faqs/seo-geo',
    ['items'],
    (facts('faqs/seo-geo') as { items: object[] }).items.slice(1),
  ),
  'another title for search engines': edited(
    'pages',
    [0, 'title'],
    'Websites and advertising from Scarborough',
  ),
  'longer keeping of one kind of data': edited('legal/retention', [0, 'days'], 400),
  'a menu entry by another name': edited('navigation', ['main', 0, 'label'], 'Our work'),
  'the subject of an email': edited(
    'emails/newsletter',
    ['confirm', 'subject'],
    'One click, and the newsletter is yours',
  ),
  'two of these at once': right({
    release: releaseOf(
      changed('navigation', ['main', 1, 'label'], 'Who we are'),
      changed('call', ['recorded'], (facts('call') as { recorded: string }).recorded),
    ),
  }),
};

test.each(Object.keys(edits))('nothing sensible is refused: %s', (name) => {
  const found = edits[name] ? gate(edits[name]) : [];
  expect(found.filter(({ severity }) => severity === 'refusal')).toEqual([]);
});
