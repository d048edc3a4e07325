import { define } from '#content/define.ts';
import { type CaseStudy, caseStudySchema } from '#content/schema/case-study.ts';

export const yardsStore: CaseStudy = define(
  'content/case-studies/yards-store.ts',
  caseStudySchema('yards-store'),
  {
    id: 'yards-store',
    sample: true,
    basis:
      'Sample figures standing in for a real client: September to November against the same months of the year before, from the till and the refunds ledger.',
    lastModified: '2026-11-26',

    title: 'Yards Store',
    category: 'Retail',
    tagline: 'One stock list for the shop floor and the website.',
    description:
      'A clothing store kept selling its last medium twice. Connecting the till to a new website ended the refunds and turned the shop into its quickest delivery route.',
    image: 'yards-store',
    url: 'https://yards-store.example',
    tags: ['Retail', 'Stock integration', 'Click and collect', 'Local search'],
    timeline: '8 weeks',
    team: '2 specialists',
    palette: 'yards-store',

    results: ['40% more online orders', '57% less order admin a week', '31% of orders collected in the shop'],
    keyMetrics: [
      {
        percentage: '40%',
        label: 'More online orders',
        description: 'Orders through the website rose from 420 to 588 a month in the first full season.',
      },
      {
        percentage: '57%',
        label: 'Less order admin',
        description: 'Fourteen hours a week of checking, ringing and refunding came down to six.',
        before: '14 h',
        after: '6 h',
      },
      {
        percentage: '31%',
        label: 'Collected in the shop',
        description:
          '182 customers a month now fetch their order themselves, a service that did not exist before.',
        before: '0',
        after: '182',
      },
    ],

    challenge:
      'In an ordinary month 31 of 420 online orders had to be refunded: that size had gone home with somebody else. Yards Store is an independent clothing shop in Leeds with a label of its own: hoodies, cargo trousers, caps, shoes, some 2,300 sizes and colours in all. The website was a separate catalogue with stock counts typed in on Sunday evenings. By Tuesday they were wrong. Every refund began with an apologetic phone call. Two members of staff shared the work, on top of serving.',

    objectives: {
      title: 'Never sell what is not there',
      description: [
        'There was a quick way out, which was to reserve separate stock for the website. The owners had tried it: the shop looked half empty while boxes marked ‘online’ stood in the cellar.',
        'So the target was a single count, right to the minute, that a Saturday assistant could trust without learning new software.',
      ],
      goals: [
        {
          number: '01',
          title: 'One count',
          description:
            'Sell from the same stock in both places, with refunds for missing goods below five a month.',
        },
        {
          number: '02',
          title: 'No new till',
          description: 'Keep the till, the barcodes and the habits that eleven staff already know.',
        },
        {
          number: '03',
          title: 'Use the shop as an advantage',
          description:
            'Let anyone who works in the city try an order on at lunch and leave what does not fit.',
        },
      ],
    },

    strategy: {
      title: 'Listen to the till',
      description: [
        'The till could already export each sale as it was rung up; nobody had ever asked it to. We built a small service that listens and passes each change to the website within sixty seconds. Replacing the whole system would have cost four times as much and taken the autumn season with it.',
        'A minute is still long enough for two people to want the same jacket. So the owners can set a buffer for each product. When only one is left and the shop is open, the site offers to hold it at the counter for an hour instead of taking payment.',
        'For search we wrote one page for each problem a customer has, such as a coat for cycling to work or trousers for long legs. Every page shows only what is on the rail that day.',
      ],
    },

    solution:
      'A website with live stock, garments measured flat in centimetres, and a promise on each page: ready in two hours, or delivered on a named day. Staff pack from a list at the counter that prints as a label. Every fit photograph gives the height of the person in it, a question the shop was answering a dozen times a week. Opening hours, bank-holiday closures and the side entrance are kept in one place and passed to Google Business Profile and Apple Maps.',

    execution: {
      title: 'A Saturday in October',
      before: {
        title: 'The hoodie that sold twice',
        description:
          'At ten in the morning a customer walked out wearing the last Backyard hoodie in medium. At noon the website took payment for it. The order was noticed on Monday, a call made on Tuesday, and the money returned by Friday. The shop had lost the sale, the card fee and, as often as not, the customer.',
      },
      after: {
        title: 'The hoodie that sold once',
        description:
          'The barcode goes through the till and the page changes to ‘back in two weeks’. The customer at noon sees that before reaching for a card, and can choose the same hoodie in stone, which hangs by the window. If he works in the city, it is waiting at the counter by two.',
      },
    },

    outcome: {
      title: 'A quieter Monday and a busier counter',
      keyResults: [
        { percentage: '94%', description: 'fewer refunds for goods already sold: two a month, down from 31' },
        { percentage: '33%', description: 'of those who collect buy something else at the counter' },
      ],
      conclusion:
        'No one at Yards Store talks about the integration, which is how it should be. What they mention is that the phone rings with questions about clothes again. The sixty-second link has since been pointed at a second till, taken to weekend markets, with no further building work.',
    },
    exhibits: [
      {
        kind: 'before-after',
        title: 'The same hoodie, two minutes after noon',
        caption:
          'The same Saturday on both pages. One still shows last Sunday’s count. The other heard the till at 10:04, and says when medium is back and which colour is here now.',
        before: { drawing: 'yards-store-before' },
        after: { drawing: 'yards-store-after' },
        way: 'wipe',
      },
      {
        kind: 'taps',
        title: 'Sold out, and still a sale',
        caption: 'From a size that has gone to one held at the counter.',
        taps: [
          { drawing: 'yards-store-tap-1', label: 'Medium has just gone' },
          { drawing: 'yards-store-tap-2', label: 'Stone is here, by the window' },
          { drawing: 'yards-store-tap-3', label: 'Counter or doorstep' },
          { drawing: 'yards-store-tap-4', label: 'The till scans this' },
        ],
      },
      {
        kind: 'paper',
        title: 'The size chart',
        caption:
          'Each garment is laid on a table and measured with a tape, since two labels of the same size differ by three centimetres.',
        drawing: 'yards-store-size',
      },
      {
        kind: 'paper',
        title: 'The link’s diary',
        caption:
          'What the counter said and when the page knew, printed for the owners after the first Saturday.',
        drawing: 'yards-store-till',
      },
      {
        kind: 'paper',
        title: 'The season’s guides',
        caption:
          'Each lists what hangs on the rail that day. One with nothing to show steps back until it has.',
        drawing: 'yards-store-guides',
      },
    ],
    telling: {
      chapters: [
        'pages',
        'execution',
        'challenge',
        'objectives',
        'strategy',
        'solution',
        'phones',
        'papers',
        'results',
      ],
      hero: 'beside',
      opening: 'figures',
      challenge: 'margin',
      goals: 'beside',
      strategy: 'columns',
      solution: 'wide',
      phones: 'first',
      papers: 'table',
      results: 'across',
      delivered: 'across',
    },
    resultsDelivered: [
      'A live link between till and website, with an alert by text message if it falls silent for ten minutes',
      'Flat measurements and two fit photographs for each of 310 garments',
      'A packing list that a Saturday assistant learned in one shift',
      'Eighteen seasonal guides that show only what is in stock',
    ],
    servicesProvided: [
      {
        label: 'Web Development',
        slug: 'web-development',
        description: 'The service that listens to the till, and the holding rules for the last of a size.',
      },
      {
        label: 'E-commerce Development',
        slug: 'ecommerce',
        description: 'Catalogue, named-day delivery and click-and-collect within two hours.',
      },
      {
        label: 'SEO & GEO',
        slug: 'seo-geo',
        description: 'Seasonal guides, product data and the map listing for the shop.',
      },
    ],
  },
);
