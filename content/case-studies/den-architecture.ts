import { define } from '#content/define.ts';
import { type CaseStudy, caseStudySchema } from '#content/schema/case-study.ts';

export const denArchitecture: CaseStudy = define(
  'content/case-studies/den-architecture.ts',
  caseStudySchema('den-architecture'),
  {
    id: 'den-architecture',
    sample: true,
    basis:
      'Sample figures in the form we would use for a live client: the four months after launch against the four before, on average, from the studio’s own enquiry log.',
    lastModified: '2026-11-28',

    title: 'Den Architecture',
    category: 'Professional services',
    tagline: 'Fewer enquiries, and more of them worth answering.',
    description:
      'A studio of seven was spending eleven hours a week turning people away. Publishing its fees and asking six questions let clients decide first, and brought in better work.',
    image: 'den-architecture',
    url: 'https://den-architecture.example',
    tags: ['Architecture', 'Web design', 'Local SEO', 'Enquiry design'],
    timeline: '4 weeks',
    team: '3 specialists',
    palette: 'den-architecture',

    results: [
      '63% more suitable enquiries',
      '43% of enquiries now fit the studio',
      '18% higher typical budget',
    ],
    keyMetrics: [
      {
        percentage: '63%',
        label: 'More suitable enquiries',
        description: 'Thirteen a month that the studio could take on, where there had been eight.',
      },
      {
        percentage: '43%',
        label: 'Share that fits',
        description:
          'Thirteen of thirty enquiries match the work the studio does; it used to be eight of forty-six.',
        before: '17%',
        after: '43%',
      },
      {
        percentage: '18%',
        label: 'Higher typical budget',
        description:
          'The middle construction budget among suitable enquiries moved from £180,000 to £212,000.',
        before: '£180,000',
        after: '£212,000',
      },
    ],

    challenge:
      'Forty-six people a month wrote in, and thirty-eight of them wanted what the studio could not do. Den designs houses, and now and then a small public building, from a former chapel near Scarborough. Its site was beautiful and mute: sixty photographs, no captions, no fees, one email address. People asked for a loft plan by Friday, a planning miracle or a price the studio could not meet. Each got a courteous reply, written after seven in the evening. Meanwhile clients with land and a loan could not tell whether the practice would be interested in them.',

    objectives: {
      title: 'Let people rule themselves in or out',
      description: [
        'The directors asked for more enquiries. Reading three months of their inbox with them changed the request: the number was already too high, and the mix was wrong.',
        'We agreed that the site would succeed if total enquiries fell while suitable ones rose. It is an odd target to write into a contract, so we wrote it on the first page.',
      ],
      goals: [
        {
          number: '01',
          title: 'Answer the money question',
          description:
            'State fee ranges and the smallest budget accepted, in the open, beside the work they paid for.',
        },
        {
          number: '02',
          title: 'Show how a project unfolds',
          description:
            'Explain six buildings from first sketch to moving day, with dates and the planning reference.',
        },
        {
          number: '03',
          title: 'Halve the evening post',
          description: 'Bring time spent on replies down from eleven hours a week to five or fewer.',
        },
      ],
    },

    strategy: {
      title: 'Put the fees on the page',
      description: [
        'Practices like Den rarely publish fees for fear of seeming dear, or of showing rivals their hand. We put the case for it plainly: visitors who find no fees take them to be high, and rivals know them already. The directors slept on it and said yes.',
        'Sixty photographs became six stories. Each carries the brief in the client’s words, the site’s hardest constraint, a drawing that failed and the one that was built. We chose buildings of the kind the studio wants next, and left out two prize-winners that nobody could commission again.',
        'Searches for architects are local and oddly specific. Instead of a page for every town, we wrote about the three planning authorities the studio knows best. Each guide says what that authority tends to refuse and how long a decision takes.',
      ],
    },

    solution:
      'A website of fourteen pages that loads a full-screen drawing in under two seconds on rural broadband. The contact form is a brief of six questions: where, what, why now, how much, by when, and who decides. Its answers shape the reply. A budget below the studio’s floor receives an honest note with three other routes, including the institute’s public referral service. A suitable one can pick a half-hour with a director there and then.',

    execution: {
      title: 'Two letters to the same studio',
      before: {
        title: 'Hello, how much is an extension?',
        description:
          'That was the whole message, and a typical one. The reply asked five things, the answer supplied two, and by the fourth exchange someone would mention a budget of £20,000. About fifty minutes had gone. A school governor with a funded classroom block wrote in the same week and waited nine days.',
      },
      after: {
        title: 'A barn, a budget and a date',
        description:
          'Today’s enquiry gives a postcode, a sum and a reason. A director reads it in three minutes and opens the planning map beside it. The person with £20,000 has already seen the fee page, taken the name of a technologist from it and written to them instead.',
      },
    },

    outcome: {
      title: 'An inbox the practice can work from',
      keyResults: [
        {
          percentage: '35%',
          description: 'fewer enquiries overall, down from 46 a month to 30: the fall we had promised',
        },
        {
          percentage: '64%',
          description: 'less time on replies, now four hours a week and none of them after dinner',
        },
      ],
      conclusion:
        'Within the four months Den accepted three houses and a village hall, and all four clients had read the fee page first. The directors’ one regret was the photographs that had to go, so we are making a printed book of all sixty.',
    },
    exhibits: [
      {
        kind: 'before-after',
        title: 'From silence to a fee',
        caption:
          'A visitor with land and a loan sees one of these first. One shows thirty-two of sixty photographs. The other says what it costs to design a house, and the smallest budget the studio takes.',
        before: { drawing: 'den-architecture-before' },
        after: { drawing: 'den-architecture-after' },
        way: 'lists',
        gone: [
          'Fifty-four of sixty photographs, two prize-winners among them',
          'A gallery without one caption',
          'The email address as the only way in',
        ],
        kept: [
          'Six stories, each with its brief, its drawing and its fee',
          'Fee ranges and the smallest budget, on one page',
          'Six questions that a director reads in three minutes',
        ],
      },
      {
        kind: 'taps',
        title: 'A barn finds its architect',
        caption: 'Two of six questions, an answer, a date.',
        taps: [
          { drawing: 'den-architecture-tap-1', label: 'It asks where first' },
          { drawing: 'den-architecture-tap-2', label: 'It asks for the sum early' },
          { drawing: 'den-architecture-tap-3', label: 'It answers there and then' },
          { drawing: 'den-architecture-tap-4', label: 'It ends in the diary' },
        ],
      },
      {
        kind: 'paper',
        title: 'The contact sheet',
        caption:
          'Contact prints of the whole old site on one sheet. What is ringed became a story; the rest went into a drawer.',
        drawing: 'den-architecture-map',
      },
      {
        kind: 'paper',
        title: 'The brief on paper',
        caption:
          'The form was tried with a pen before it was built. Question four was rewritten after this visitor.',
        drawing: 'den-architecture-brief',
      },
    ],
    telling: {
      chapters: [
        'challenge',
        'objectives',
        'strategy',
        'papers',
        'solution',
        'pages',
        'execution',
        'phones',
        'results',
      ],
      hero: 'across',
      opening: 'picture',
      challenge: 'margin',
      goals: 'beside',
      strategy: 'paper',
      solution: 'paper',
      phones: 'first',
      papers: 'first-large',
      results: 'beside',
      delivered: 'beside',
    },
    resultsDelivered: [
      'Six illustrated project stories, written from recorded conversations with client and architect',
      'A fee page with worked examples at three sizes of building',
      'A six-question brief that replies differently to three kinds of answer',
      'Guides to three planning authorities, with a reminder to check their facts each quarter',
    ],
    servicesProvided: [
      {
        label: 'Web Design',
        slug: 'web-design',
        description:
          'Structure, typography and the six stories, designed around drawings rather than photographs.',
      },
      {
        label: 'SEO & GEO',
        slug: 'seo-geo',
        description: 'Planning-authority guides that answer what people ask before they hire an architect.',
      },
      {
        label: 'CRM',
        slug: 'crm',
        description: 'An enquiry log that keeps the brief, the reply and the outcome on one card.',
      },
    ],
  },
);
