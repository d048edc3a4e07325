import { edited } from './edited.ts';
import type { Examples } from './example.ts';
import { crm, crmWith, right } from './right.ts';

const title = /<title>.*<\/title>/;
const description = /<meta name="description"[^>]*>/;
const data = (graph: string) => crm('', `<script type="application/ld+json">${graph}</script>`);
const withFile = (address: string, change: (text: string) => string) => {
  const { files } = right();
  return right({ files: new Map([...files, [address, change(files.get(address) ?? '')]]) });
};
const home = { title: 'Web design and digital marketing in Yorkshire' };

export const searchExamples: Examples = {
  'title-length': [
    { wrong: crmWith(title, ''), says: '/services/crm has no title' },
    { wrong: crmWith(title, `<title>${'t'.repeat(61)}</title>`), says: '61 characters' },
  ],
  'title-twice': [
    {
      wrong: crmWith(title, `<title>${home.title}</title>`),
      says: '/ and /services/crm have the same title',
    },
  ],
  'description-length': [
    { wrong: crmWith(description, ''), says: 'has no description' },
    {
      wrong: crmWith('One place for', 'One place for customers. '.repeat(20)),
      says: 'Search engines show 1 to',
    },
  ],
  'description-twice': [
    {
      wrong: right({
        pages: new Map(
          [...right().pages].map(([path, html]) => [
            path,
            html.replace(
              description,
              '<meta name="description" content="The same on every page of this site."/>',
            ),
          ]),
        ),
      }),
      says: 'have the same description',
    },
  ],
  'search-text-short': [
    { wrong: crmWith(title, '<title>CRM</title>'), says: 'a title of 3 characters only' },
  ],
  'keyword-twice': [
    { wrong: edited('pages', [3, 'keywords'], ['a b', 'c', 'a b']), says: '‘a b’ stands twice' },
  ],
  'canonical-itself': [
    {
      wrong: crmWith('rel="canonical" href="https://www.example.co.uk/services/crm"', ''),
      says: 'names none',
    },
    { wrong: crmWith('co.uk/services/crm"', 'co.uk/"'), says: 'names ‘https://www.example.co.uk/’' },
  ],
  'page-hidden': [
    { wrong: crm('', '<meta name="robots" content="NoIndex">'), says: '/services/crm tells search engines' },
  ],
  'preview-complete': [{ wrong: crmWith('property="og:image"', 'property="x"'), says: 'og:image' }],
  'page-language': [
    { wrong: crmWith('lang="en-GB"', 'lang="en-US"'), says: 'British English' },
    { wrong: crmWith('name="viewport"', 'name="x"'), says: 'fits phones' },
  ],
  'page-against-policy': [
    { wrong: crm('<script>alert(1)</script>'), says: '(script)' },
    { wrong: crm('<p style="color:red">Red</p>'), says: '(p)' },
  ],
  'structured-data-readable': [
    { wrong: data('{"@type": "Article",'), says: 'cannot be read' },
    { wrong: crmWith(/<script type="application\/ld\+json">.*<\/script>/, ''), says: 'are told nothing' },
  ],
  'structured-data-complete': [
    {
      wrong: data('{"@type":"Article","headline":"A","image":"b","author":[]}'),
      says: 'without author, dateModified',
    },
    { wrong: data('{"@type":["AboutPage","FAQPage"],"mainEntity":[]}'), says: 'without mainEntity' },
  ],
  'structured-data-own-praise': [
    {
      wrong: data('{"@type":"Service","name":"a","aggregateRating":{"ratingValue":5}}'),
      says: 'stars or reviews',
    },
    { wrong: data('{"@type":"Review"}'), says: 'stars or reviews' },
  ],
  'file-well-formed': [
    {
      wrong: withFile('/sitemap.xml', (text) => text.replace('</url>', '')),
      says: '/sitemap.xml cannot be read',
    },
    { wrong: withFile('/notes.xml', () => '<feed><title>A & B</title></feed>'), says: '/notes.xml' },
    { wrong: withFile('/notes.xml', () => '<feed><title>A</title><link/>'), says: '/notes.xml' },
    { wrong: withFile('/notes.xml', () => '<feed><title>A</title><link></feed>'), says: '/notes.xml' },
    { wrong: withFile('/notes.xml', () => ''), says: '/notes.xml' },
  ],
  'sitemap-complete': [
    {
      wrong: withFile('/sitemap.xml', (text) => text.replace(/<url><loc>[^<]*\/crm<.*<\/url>/, '')),
      says: '/services/crm is missing',
    },
    {
      wrong: withFile('/sitemap.xml', (text) => text.replace('/services/crm<', '/services/cmr<')),
      says: '/services/cmr, which is no public page',
    },
    {
      wrong: withFile('/sitemap.xml', (text) => text.replace('/services/crm<', '/about<')),
      says: '/about twice',
    },
  ],
  'robots-open': [
    { wrong: withFile('/robots.txt', (text) => `${text}Disallow: /services\n`), says: 'shuts out /services' },
    { wrong: withFile('/robots.txt', () => ''), says: 'where the sitemap is' },
  ],
  'llms-complete': [{ wrong: withFile('/llms.txt', () => ''), says: 'missing from llms.txt' }],
  'page-other-language': [
    {
      wrong: crm('', '<link rel="alternate" hreflang="de" href="https://www.example.co.uk/de">'),
      says: 'a version in ‘de’',
    },
  ],
  'structured-data-unshown': [
    {
      wrong: data('{"@type":"Question","name":"What does it cost?","acceptedAnswer":{"text":"x"}}'),
      says: 'are told ‘What does it cost?’, which the page does not show',
    },
    {
      wrong: data('{"@type":"ProfessionalService","telephone":"+44 1632 960000"}'),
      says: '‘+44 1632 960000’',
    },
  ],
  'structured-data-other-title': [
    {
      wrong: data('{"@type":"WebPage","@id":"#x","name":"Another","url":"/"}'),
      says: 'are told the title ‘Another’',
    },
    {
      wrong: data('{"@type":"WebPage","@id":"#x","url":"https://www.example.co.uk/"}'),
      says: 'another page’s',
    },
  ],
  'preview-picture-words': [
    {
      wrong: edited('pages', [0, 'socialTitle'], 'Services with a wave 🌊'),
      says: 'when / is shared leaves out ‘🌊’ in ‘Services',
    },
    { wrong: edited('site', ['name'], 'Ακτή'), says: 'leaves out ‘Α κ τ ή’ in ‘Ακτή’' },
  ],
};
