import { inPounds, priceInWords } from '#domain/business/price.ts';
import type { Rendering } from '#server/content/gate/rendering.ts';
import { edited } from './edited.ts';
import { rightMails } from './mails.ts';
import { compared, moved } from './offers.ts';
import { crm, right } from './right.ts';

const source = 'Quote 118 of Harbour Web Ltd, for the same five pages';
const vat = { registered: true, ratePercent: 20 };
const redirect = (from: string, to: string) => edited('redirects', ['moves'], [{ from, to }]);
const extended = moved({ endsOn: '2026-11-25' }, { endsOn: '2026-12-05', extendedOn: '2026-11-20' });

/** Releases that come close to what a rule refuses, and keep it. */
export const passing: Readonly<Record<string, readonly Rendering[]>> = {
  'link-unnamed': [
    crm('<a href="/about"><img src="/image.jpg" alt="About us" width="1" height="1"></a>'),
    crm('<a href="/about" aria-label="About us"><svg></svg></a>'),
  ],
  'link-says-nothing': [crm('<a href="/about">Read more about us</a>'), crm('<a href="#main">More</a>')],
  'link-new-tab-open': [
    crm('<a href="https://client.test" target="_blank" rel="noreferrer">Client</a>'),
    crm('<a href="/about" target="_blank">About</a>'),
  ],
  'link-malformed': [
    crm('<a href="mailto:us@site.uk?subject=Hello%20there">Write</a>'),
    crm('<a href="mailto:?body=https%3A%2F%2Fsite.uk">Share</a>'),
    crm('<a href="tel:+44-1723-555-010">Ring</a> <a href="tel:999">Ring</a>'),
  ],
  'redirect-nowhere': [
    redirect('/old', '/about'),
    redirect('/old', '/services/crm#main'),
    redirect('/old', '/quote#x'),
  ],
  'redirect-in-a-circle': [redirect('/old', '/about')],
  'redirect-in-steps': [redirect('/old', '/about')],
  'redirect-over-page': [redirect('/old', '/about')],
  'file-well-formed': [
    right({ files: new Map([...right().files, ['/notes.xml', '<feed><title>A</title><link/></feed>']]) }),
  ],
  'study-unwritten': [edited('portfolio-order', ['ids'], ['yards-store'])],
  'button-unnamed': [
    crm(
      '<button aria-label="Close"></button> <input type="submit"> <button><img alt="Go" src="/image.jpg" width="1" height="1"></button>',
    ),
  ],
  'field-unnamed': [
    crm('<label>Name <input></label> <label for="a">Age</label><input id="a"> <input type="hidden">'),
    crm('<input aria-labelledby="main"> <textarea title="Message"></textarea>'),
  ],
  'reference-to-nothing': [crm('<p aria-describedby="main other">1</p><p id="other">2</p>')],
  'page-other-language': [crm('', '<link rel="alternate" type="application/atom+xml" href="/notes.xml">')],
  'structured-data-unshown': [
    crm(
      '<h2>What does it cost?</h2><a href="tel:+441632960000">Ring</a>',
      '<script type="application/ld+json">[{"@type":"Question","name":"What does it cost?","acceptedAnswer":{"@type":"Answer","text":"x"}},{"@type":"Service","telephone":"01632 960000"}]</script>',
    ),
  ],
  'price-without-vat': [
    `A local group and ${inPounds(150)} of Facebook ads`,
    `An advertising budget of ${inPounds(300)} a month is enough to learn from.`,
    `You spend ${inPounds(500)} a month on adverts, and our fee is ${priceInWords(650, vat)}.`,
  ].map((intro) => edited('services/crm', ['hero', 'intro'], intro)),
  'market-price-unproven': [
    compared({ source, seenOn: '2026-11-20' }),
    edited('offer/summer', ['market', 'items', 0, 'price'], 820),
  ],
  'market-price-old': [compared({ source, seenOn: '2025-11-20' })],
  'offer-end-moved': [
    extended,
    moved({ endsOn: '2026-11-25' }, { endsOn: '2026-11-22' }),
    moved({ endsOn: '2026-11-25' }, { startsOn: '2026-12-01', endsOn: '2026-12-31' }),
    moved(
      { endsOn: '2026-11-25', extendedOn: '2026-11-10' },
      { endsOn: '2026-12-05', extendedOn: '2026-11-20' },
    ),
  ],
  'offer-reopened': [extended],
  'offer-extended': [moved({ endsOn: '2026-11-25' }, { endsOn: '2026-11-22' })],
  'offer-extension-hidden': [
    extended,
    moved({ endsOn: '2026-11-25' }, { startsOn: '2026-12-01', endsOn: '2026-12-31' }),
  ],
  'heading-one-main': [crm('<template><h1>Thank you</h1><a href="/gone"></a></template>')],
  'page-orphaned': [right()],
  'preview-picture-words': [edited('pages', [0, 'socialTitle'], 'Café, naïve – “quoted” 5 → 7')],
  'image-missing': [
    crm('<img src="/media/0123456789abcdef-01234567-640.webp" alt="A pier" width="4" height="3">'),
  ],
  ...Object.fromEntries(
    ['subject', 'subject-long', 'placeholder', 'link', 'plain', 'whole'].map((name) => [
      `mail-${name}`,
      rightMails,
    ]),
  ),
};
