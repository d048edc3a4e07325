import { define } from '#content/define.ts';
import { type ServicePage, type ServicePageGiven, servicePageOf } from '#content/schema/service.ts';

export const webDesign = define<ServicePage, ServicePageGiven>(
  'content/services/web-design.ts',
  servicePageOf('web-design'),
  {
    slug: 'web-design',
    name: 'Web Design',
    summary: 'Websites written, designed and tested around the question your customers come with.',
    glance: {
      problem: 'People visit, look round and leave without asking anything.',
      firstResult: 'A new site in 2–8 weeks',
      price: {
        kind: 'from',
        pounds: 2000,
        per: 'project',
        basis: 'A site of up to six pages, with the words written for you.',
        sample: true,
      },
    },
    hero: {
      eyebrow: 'Web Design',
      headline: 'Say what you do in one screen. Then prove it.',
      intro:
        'Your next customer is on a bus, on a phone, comparing you with two others. We design for that minute: plain words, quick pages and one obvious thing to do.',
      buttons: [
        { label: 'Book Discovery Call', href: '/book-discovery-call' },
        { label: 'View Our Work', href: '/portfolio' },
      ],
      facts: [
        { value: '2–8 weeks', label: 'from agreed scope to launch' },
        { value: '2–3 rounds', label: 'of revision' },
        { value: '3 seconds', label: 'for a whole page, at the slowest' },
      ],
    },
    sections: [
      {
        kind: 'capabilities',
        id: 'craft',
        layout: 'rows',
        title: 'Five things we settle before anyone picks a colour',
        lead: 'A good-looking page that answers the wrong question still fails, so we work in this order.',
        items: [
          {
            title: 'The sentence at the top',
            text: 'Who you help, with what, where. We write ten and keep the one that people outside your trade can repeat.',
          },
          {
            title: 'The order of proof',
            text: 'Prices, photographs, accreditations, reviews: each goes where the reader would start to doubt.',
          },
          {
            title: 'Layouts for a thumb',
            text: 'Small screens come first, the action in reach of one hand. A desktop shows the same idea with more room.',
          },
          {
            title: 'Forms with fewer questions',
            text: 'Every field must name the person in your firm who uses the answer. Fields nobody claims are removed.',
          },
          {
            title: 'Readable by everybody',
            text: 'Contrast, focus, headings and labels follow WCAG 2.2 AA, tried with a keyboard and a screen reader.',
          },
        ],
      },
      {
        kind: 'case-studies',
        id: 'case-studies',
        title: 'Three designs, three kinds of proof',
        lead: 'A shelf product, a shop and a studio: each needed to show something different first.',
        cards: [
          {
            slug: 'buddha-brands',
            name: 'Buddha Brands',
            focus: 'What regulars reorder, put first',
            drawing: 'buddha-brands-after',
          },
          {
            slug: 'yards-store',
            name: 'Yards Store',
            focus: 'A shop floor you can browse one-handed',
            drawing: 'yards-store-after',
          },
          {
            slug: 'den-architecture',
            name: 'Den Architecture',
            focus: 'Fees shown beside the work they paid for',
            drawing: 'den-architecture-after',
          },
        ],
        all: { label: 'All Case Studies', href: '/portfolio' },
        sample: true,
      },
      {
        kind: 'before-after',
        id: 'fast-page',
        title: 'What a fast page is worth',
        lead: 'Here is one home page taken apart, the way we would take yours apart.',
        before: 'As we find it',
        after: 'As we would launch it',
        rows: [
          {
            measure: 'Weight of the page',
            before: '4.5 MB',
            after: '0.5 MB',
            how: 'Pictures cut to the size at which they are shown, in a compact format (AVIF).',
          },
          {
            measure: 'Font files',
            before: '6',
            after: '2',
            how: 'One variable file for headlines, another for text, both from your own server.',
          },
          {
            measure: 'Outside scripts',
            before: '14',
            after: '1',
            how: 'Trackers nobody looks at go. The one that stays waits for consent.',
          },
          {
            measure: 'Movement while loading',
            before: 'Menu jumps twice',
            after: 'Nothing moves',
            how: 'Space is reserved for each picture before it arrives.',
          },
        ],
        note: 'An example made up for this page, not a client. Ask us to fill in the same table for your website.',
        sample: true,
      },
      {
        kind: 'worked-example',
        id: 'in-pounds',
        title: 'The same repair, in pounds',
        lead: 'These numbers are made up. Put in your own to see what speed is worth to you.',
        inputs: [
          {
            name: 'visits',
            label: 'Visits a month',
            unit: 'count',
            value: 4000,
            least: 1,
            most: 10_000_000,
            step: 100,
          },
          {
            name: 'today',
            label: 'Visitors who enquire today',
            unit: 'percent',
            value: 1.5,
            least: 0,
            most: 100,
            step: 0.1,
          },
          {
            name: 'then',
            label: 'After the redesign, at a guess',
            unit: 'percent',
            value: 1.8,
            least: 0,
            most: 100,
            step: 0.1,
          },
          {
            name: 'become',
            label: 'Enquiries that become clients',
            unit: 'one-in',
            value: 6,
            least: 1,
            most: 1000,
            step: 1,
          },
          {
            name: 'margin',
            label: 'Margin on a client',
            unit: 'pounds',
            value: 1200,
            least: 1,
            most: 1_000_000,
            step: 50,
          },
        ],
        lines: [
          { name: 'before', label: 'Enquiries now', unit: 'count', formula: 'visits × today' },
          { name: 'after', label: 'Enquiries then', unit: 'count', formula: 'visits × then' },
          {
            name: 'extra',
            label: 'Extra clients a month',
            unit: 'count',
            formula: '(after − before) ÷ become',
          },
          { name: 'gain', label: 'Extra margin a month', unit: 'pounds', formula: 'extra × margin' },
        ],
        asides: [],
        chart: {
          input: 'then',
          from: 1.5,
          to: 2.5,
          line: 'gain',
          caption: 'Extra margin a month, by how many enquire after the redesign',
        },
        conclusion:
          'The third figure is the guess. We measure your rate before the work starts and again eight weeks after launch, so you can see how good the guess was.',
        sample: true,
      },
      {
        kind: 'process',
        id: 'process',
        title: 'How a design gets made',
        lead: 'You will be looking at real words in real layouts by the end of the second step.',
        steps: [
          {
            when: 'First week',
            title: 'Listen',
            text: 'We talk to you, read your last twenty enquiries and ring two customers if you allow it. You get a single page of findings.',
          },
          {
            when: 'Next',
            title: 'Write',
            text: 'A draft of every page as plain text, in reading order. Moving a paragraph costs nothing at this point.',
          },
          {
            when: 'The longest part',
            title: 'Draw and build',
            text: 'We design in the browser, on a private address you can open on your own phone. Comments go beside the thing they are about.',
          },
          {
            when: 'Final days',
            title: 'Launch',
            text: 'Old addresses are redirected, forms tested with live messages, and analytics set to count enquiries. Then we switch over on a weekday morning.',
          },
        ],
      },
      {
        kind: 'included',
        id: 'included',
        title: 'What’s Included',
        lead: 'All six come with every design project, whatever its size.',
        items: [
          {
            title: 'Finished copy',
            text: 'Written by us from interviews, corrected by you, proofread before launch.',
          },
          {
            title: 'Phone and desktop designs',
            text: 'Each template at four widths, with empty and error states drawn.',
          },
          {
            title: 'A small design kit',
            text: 'Colours, type and components on one sheet your printer can use too.',
          },
          {
            title: 'Picture preparation',
            text: 'Cropping, compression and alternative text for every image.',
          },
          {
            title: 'Search groundwork',
            text: 'Titles, descriptions, redirects and a sitemap submitted on launch day.',
          },
          {
            title: 'An editing lesson',
            text: 'One recorded hour in which you change the site and we keep our hands off.',
          },
        ],
      },
      {
        kind: 'testimonials',
        id: 'testimonials',
        title: 'What a page of fees changed',
        ids: [11],
        stars: false,
      },
    ],
    ownQuestions: [],
    asked: [
      'how-much-does-a-new-website-cost',
      'how-many-rounds-of-changes-do-we-get',
      'can-you-redesign-our-website-without-losing-our-place-on-google',
      'who-writes-the-words-on-the-site',
      'what-if-we-dislike-the-first-design',
      'who-owns-the-design-when-it-is-finished',
    ],
    closing: {
      title: 'Bring your home page. We will read it aloud.',
      text: 'Your site on a shared screen, and a list of the first five changes whether or not we make them.',
      buttons: [
        { label: 'Book Discovery Call', href: '/book-discovery-call' },
        { label: 'Request a quote', href: '/quote' },
      ],
    },
  },
);
