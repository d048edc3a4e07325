import { edited } from './edited.ts';
import type { Examples } from './example.ts';
import { crm, right } from './right.ts';

const redirects = (...list: (readonly [from: string, to: string])[]) =>
  edited(
    'redirects',
    ['moves'],
    list.map(([from, to]) => ({ from, to })),
  );

export const linkExamples: Examples = {
  'link-broken': [
    {
      wrong: crm('<a href="/pricing">See prices</a>'),
      says: 'On /services/crm the link ‘See prices’ leads to /pricing, which is not a page.',
    },
    { wrong: crm('<a href="missing">Near</a>'), says: '/services/missing' },
    { wrong: crm('<a href="/files/terms.pdf">Terms</a>'), says: 'not a file of this site' },
    { wrong: crm('<a href="https://www.example.co.uk/gone">Gone</a>'), says: '/gone' },
  ],
  'link-fragment': [
    { wrong: crm('<a href="#nowhere">Down</a>'), says: 'the place ‘nowhere’ on /services/crm' },
    { wrong: crm('<a href="/#team">Team</a>'), says: '‘team’ on /,' },
  ],
  'link-unsafe': [
    { wrong: crm('<a href="javascript:alert(1)">Run</a>'), says: '‘javascript:’' },
    { wrong: crm('<a href=" JaVa&#10;ScRiPt:alert(1)">Run</a>'), says: '‘javascript:’' },
    { wrong: crm('<a href="data:text/html,x">Data</a>'), says: '‘data:’' },
  ],
  'link-insecure': [{ wrong: crm('<a href="http://old.example.com/">Old</a>'), says: 'old.example.com' }],
  'link-unnamed': [
    {
      wrong: crm('<a href="/about"><svg><path d="M0 0"/></svg></a>'),
      says: 'a link to ‘/about’ has no words',
    },
    {
      wrong: crm('<a href="/about"><img src="/image.jpg" alt="" width="1" height="1"></a>'),
      says: 'no words',
    },
  ],
  'link-says-nothing': [
    { wrong: crm('<a href="/about">Read more</a>'), says: 'does not say where it leads' },
  ],
  'link-new-tab-open': [
    { wrong: crm('<a href="https://client.test" target="_blank">Client</a>'), says: 'needs ‘noopener’' },
  ],
  'link-malformed': [
    { wrong: crm('<a href="mailto:us at site.uk">Write</a>'), says: '‘Write’ is no email address' },
    { wrong: crm('<a href="mailto:us@site">Write</a>'), says: 'no email address' },
    { wrong: crm('<a href="tel:0800-CALL">Ring</a>'), says: 'no phone number' },
    { wrong: crm('<a href="https://[">Open</a>'), says: 'no address that a browser can open' },
  ],
  'page-orphaned': [
    {
      wrong: right({
        pages: new Map(
          [...right().pages].map(([path, html]) => [path, html.replaceAll('href="/quote"', 'href="/"')]),
        ),
      }),
      says: 'No link of the site leads to /quote',
    },
  ],
  'redirect-nowhere': [
    {
      wrong: redirects(['/old', '/gone']),
      says: 'whoever asks for /old is sent to /gone, which is not a page',
    },
    { wrong: redirects(['/old', '/#nowhere']), says: 'the place ‘nowhere’ on /' },
  ],
  'redirect-in-a-circle': [
    { wrong: redirects(['/a', '/b#x'], ['/b', '/a']), says: 'in a circle: /a → /b → /a' },
    { wrong: redirects(['/a', '/a']), says: '/a → /a' },
  ],
  'redirect-in-steps': [
    {
      wrong: redirects(['/a', '/b'], ['/b', '/about']),
      says: '/a leads to /b, which itself leads to /about',
    },
  ],
  'redirect-over-page': [
    { wrong: redirects(['/about', '/quote']), says: '/about is a page, and visitors see it' },
  ],
};
