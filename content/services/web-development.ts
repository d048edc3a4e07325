import { define } from '#content/define.ts';
import { type ServicePage, type ServicePageGiven, servicePageOf } from '#content/schema/service.ts';

export const webDevelopment = define<ServicePage, ServicePageGiven>(
  'content/services/web-development.ts',
  servicePageOf('web-development'),
  {
    slug: 'web-development',
    name: 'Web Development',
    summary:
      'Booking systems, portals and integrations, built in your accounts and documented so that anybody can take over.',
    glance: {
      problem: 'Staff copy the same details between three systems.',
      firstResult: 'Simple builds in 2–4 weeks, complex ones in 8–16',
      price: {
        kind: 'from',
        pounds: 5000,
        per: 'project',
        basis: 'One self-contained tool, such as a booking calendar or a link between two systems.',
        sample: true,
      },
    },
    hero: {
      eyebrow: 'Web Development',
      headline: 'Software you could hand over tomorrow',
      intro:
        'We build the part that off-the-shelf products nearly cover: the odd booking rule, the portal, the join between two systems. Whoever comes after us can read it.',
      buttons: [
        { label: 'Book Discovery Call', href: '/book-discovery-call' },
        { label: 'View Our Work', href: '/portfolio' },
      ],
      facts: [
        { value: '2–4 weeks', label: 'for a simple build' },
        { value: '8–16 weeks', label: 'for a complex one' },
        { value: 'Yours', label: 'once the final invoice is paid' },
      ],
    },
    sections: [
      {
        kind: 'comparison',
        id: 'buy-join-build',
        title: 'Buy, join or build?',
        lead: 'Custom code is the last thing to try. On the first call we go through this table with you, and often stop at column one.',
        columns: ['Question', 'Buy a product', 'Join two products', 'Build your own'],
        rows: [
          {
            label: 'Right when',
            cells: [
              'Your way of working is ordinary and you could bend a little',
              'Both halves work well and only the gap hurts',
              'The unusual rule is the reason customers choose you',
            ],
          },
          { label: 'First use', cells: ['The same week', '2–4 weeks', '8–16 weeks'] },
          {
            label: 'How you pay',
            cells: [
              'Per person, every month',
              'A small project, then upkeep',
              'A larger project, then upkeep',
            ],
          },
          {
            label: 'Usual disappointment',
            cells: [
              'The fee grows with your team',
              'One vendor changes its interface',
              'Scope creeps past the budget',
            ],
          },
          {
            label: 'How you leave',
            cells: ['Export, if they allow it', 'Switch off the link', 'Take the repository with you'],
          },
        ],
        note: 'If column one fits, we will name two products and charge nothing for the advice.',
      },
      {
        kind: 'capabilities',
        id: 'builds',
        layout: 'index',
        title: 'What people ask us to build',
        lead: 'Most requests fall under one of six headings.',
        items: [
          {
            title: 'Bookings',
            text: 'Rooms, vans, engineers, tables: calendars with rules about who, where and how late.',
          },
          {
            title: 'Portals',
            text: 'A private place for clients to see documents, progress and invoices without ringing you.',
          },
          {
            title: 'Integrations',
            text: 'Your site, accounts package and stock list told the same thing once, with a record of every exchange.',
          },
          {
            title: 'Calculators',
            text: 'Quotes and estimates that follow your price book, down to the rounding.',
          },
          {
            title: 'Internal tools',
            text: 'The spreadsheet with eleven tabs, rebuilt so that two people can use it at once.',
          },
          {
            title: 'Rescues',
            text: 'Half-finished projects read, tested and either completed or honestly written off.',
          },
        ],
      },
      {
        kind: 'process',
        id: 'process',
        title: 'From problem to release',
        lead: 'The steps are in this order so that any bad news comes early.',
        steps: [
          {
            when: 'Before any estimate',
            title: 'Describe the problem',
            text: 'Two pages in ordinary language: what happens now, what should happen, what must never happen. You sign both, because they will settle any argument later.',
          },
          {
            when: 'Opening week',
            title: 'Prove the risky part',
            text: 'If everything depends on one old system answering a question, we ask that question first. A failed proof ends the project at the cost of a few days.',
          },
          {
            when: 'Every Friday',
            title: 'Build in slices',
            text: 'Something usable arrives each week on a test address. You try it with your own awkward cases.',
          },
          {
            when: 'At the end',
            title: 'Release with a way back',
            text: 'Data is moved twice, once as a rehearsal. The previous version stays one command away until you say otherwise.',
          },
        ],
      },
      {
        kind: 'checklist',
        id: 'handover',
        title: 'How we hand over code',
        lead: 'A good handover lets a developer who has never met us change one sentence and publish it before lunch.',
        groups: [
          {
            title: 'In the repository',
            items: [
              'A first page that starts the project with one command',
              'A map of the folders and the reason for each',
              'Decisions written down, including those we reversed',
              'Automated tests for every rule that involves money or dates',
              'The complete history, with our dead ends left in',
            ],
          },
          {
            title: 'In your name',
            items: [
              'Domain, hosting and code accounts, opened by you and shared with us',
              'Keys and passwords moved to your vault, ours revoked',
              'A list of each third-party service, its cost and its renewal date',
              'A copy of the data in a format other software reads',
            ],
          },
          {
            title: 'In the room',
            items: [
              'A walk through the code with your next developer, recorded',
              'A deliberate failure, so that you can watch a recovery',
              'One small change made by them while we keep quiet',
            ],
          },
        ],
      },
      {
        kind: 'included',
        id: 'included',
        title: 'What’s Included',
        lead: 'All six are in the price you are quoted, and none turns up later as an extra.',
        items: [
          {
            title: 'A fixed scope',
            text: 'Features with a plain test each: when this happens, the work is done.',
          },
          {
            title: 'A test environment',
            text: 'A private copy with invented data, where your team can break things.',
          },
          {
            title: 'Security review',
            text: 'Access, input, dependencies and secrets checked against the OWASP Top Ten, the usual list of web risks.',
          },
          {
            title: 'Load check',
            text: 'Twice the traffic of your busiest hour, run against the system before customers reach it.',
          },
          {
            title: 'Error reporting',
            text: 'Faults reach us with the steps that caused them, stripped of personal data.',
          },
          {
            title: 'Repair period',
            text: 'Defects against the agreed scope are fixed at our expense for 30 days after launch, or longer where the proposal says so.',
          },
        ],
      },
      {
        kind: 'testimonials',
        id: 'testimonials',
        title: 'What a partner agency says',
        ids: [8],
        stars: false,
      },
      {
        kind: 'case-studies',
        id: 'case-studies',
        title: 'Built and in use',
        lead: 'Each covers the problem, the plan and the result.',
        cards: [
          {
            slug: 'chartford-homes',
            name: 'Chartford Homes',
            focus: 'Colour a cell in the spreadsheet, and the plot on the site is sold',
            drawing: 'chartford-homes-plots',
          },
          {
            slug: 'buddha-brands',
            name: 'Buddha Brands',
            focus: 'A one-screen checkout on the old database',
            drawing: 'buddha-brands-tap-3',
          },
          {
            slug: 'yards-store',
            name: 'Yards Store',
            focus: 'A small service that listens to the till',
            drawing: 'yards-store-till',
          },
          {
            slug: 'den-architecture',
            name: 'Den Architecture',
            focus: 'A six-question brief that sorts itself',
            drawing: 'den-architecture-brief',
          },
        ],
        all: { label: 'All Case Studies', href: '/portfolio' },
        sample: true,
      },
    ],
    ownQuestions: [
      {
        id: 'what-does-custom-development-cost',
        question: 'What does custom development cost?',
        answerMarkdown:
          'From {{price:5000}}, which buys one tool that stands by itself. Every further system it has to talk to adds days, because the other side is never quite as its manual says.\n\nThe proposal prices each part separately. Strike out what can wait, and the total falls by exactly that line.',
      },
    ],
    asked: [
      'which-technology-will-you-build-our-site-with',
      'will-we-be-able-to-edit-the-site-ourselves',
      'can-you-rescue-a-half-finished-project',
      'what-if-we-think-of-new-features-halfway-through',
      'who-fixes-faults-that-appear-after-launch',
    ],
    closing: {
      title: 'Show us the spreadsheet everyone is afraid of',
      text: 'Half an hour is enough to say whether it needs new software, a cheap subscription or only a tidy-up. You will get the answer in writing.',
      buttons: [{ label: 'Book Discovery Call', href: '/book-discovery-call' }],
    },
  },
);
