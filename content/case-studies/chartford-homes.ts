import { define } from '#content/define.ts';
import { type CaseStudy, caseStudySchema } from '#content/schema/case-study.ts';

export const chartfordHomes: CaseStudy = define(
  'content/case-studies/chartford-homes.ts',
  caseStudySchema('chartford-homes'),
  {
    id: 'chartford-homes',
    sample: true,
    basis:
      'Sample figures, not a record of real sales: the first two quarters after launch against the two before it, counted in viewings kept and in media invoices.',
    lastModified: '2026-11-28',

    title: 'Chartford Homes',
    category: 'New homes',
    tagline: 'Every plot has a page, every show home a diary.',
    description:
      'A housebuilder with 86 plots and one PDF price list spent its days telling callers that a plot had gone. Now buyers see what is free and book the viewing themselves.',
    image: 'chartford-homes',
    url: 'https://chartford-homes.example',
    tags: ['Property', 'Lead generation', 'Online booking', 'PPC'],
    timeline: '10 weeks',
    team: '4 specialists',
    palette: 'chartford-homes',

    results: ['55% more viewings kept', '44% booked outside office hours', '29% lower cost per viewing'],
    keyMetrics: [
      {
        percentage: '55%',
        label: 'More viewings',
        description: 'Ninety-three viewings kept in an average month across six villages, up from sixty.',
      },
      {
        percentage: '44%',
        label: 'Booked out of hours',
        description: 'Forty-one of those 93 were arranged on an evening or a Sunday. Before, none could be.',
        before: '0%',
        after: '44%',
      },
      {
        percentage: '29%',
        label: 'Lower cost per viewing',
        description:
          'Advertising came to £51 for each person who walked through a show home, compared with £72.',
        before: '£72',
        after: '£51',
      },
    ],

    challenge:
      'One caller in five asked about a plot that had already been reserved. Chartford builds stone houses in six villages between Malton and the coast. Its website led to a brochure, the brochure to a PDF of prices, and the PDF was reissued on the first of the month. The sales office opened from nine to five on weekdays; 58% of the visits to the website came outside those hours. A portal listing filled the gap at a price, and it showed a competitor’s houses beside Chartford’s own.',

    objectives: {
      title: 'Sell the plot, not the brochure',
      description: [
        'People do not buy a development. They buy the corner house with the south garden, near the path to school, if it is still free and they can see it on Sunday.',
      ],
      goals: [
        {
          number: '01',
          title: 'A truthful map',
          description:
            'Show all 86 plots with a status no more than five minutes behind the sales team’s own.',
        },
        {
          number: '02',
          title: 'Viewings at any hour',
          description: 'Let a buyer book, move or cancel a visit with nobody on duty.',
        },
        {
          number: '03',
          title: 'A lead with facts in it',
          description:
            'Tell the negotiator by Monday morning which plot, what budget and whether there is a house to sell.',
        },
      ],
    },

    strategy: {
      title: 'Start where the sales team works',
      description: [
        'Every earlier attempt at live availability had died of a second system to fill in. In three days at the show homes we saw one that all negotiators kept: a shared spreadsheet. It became the source.',
        'The only training was to change a colour in the status column. With one list that everybody trusted, we could publish far more. Each plot page gives the price and the running costs from its energy rating. It shows where the garden has sun at six in the evening, and how many minutes it is to the school gate.',
        'The advertising follows drive time rather than county. A household thirty-five minutes from a site visits twice as readily as one at fifty, so bids fall away along the road network. The portal listing was cut back to one village at launch and to none eight weeks later.',
      ],
    },

    solution:
      'Eighty-six plot pages and an interactive site plan that works by touch, mouse and keyboard, with a plain list for anyone who prefers one. A viewing diary for each show home respects travelling time between sites. Buyers say if they have a house to sell and whether a mortgage is agreed in principle; both answers may be skipped. Confirmations carry the gate code, a map pin and a link to change the appointment. Reserved plots stay visible, marked as such, with the two most similar still available.',

    execution: {
      title: 'Sunday night, half past ten',
      before: {
        title: 'Please call during office hours',
        description:
          'A couple in Scarborough compares three-bedroom houses from the sofa. On Chartford’s site they find a brochure request and a number that answers at nine. On Monday both are in meetings. One rings at lunch, asks for plot 14, and hears that it went a fortnight ago. They do not ask about plot 15.',
      },
      after: {
        title: 'Plot 15, Wednesday at six',
        description:
          'The plan shows 14 in grey and 15 in colour: the corner plot, four paces further from the road and £5,000 less. They read that the kitchen gets the evening sun, choose Wednesday at six and note that their flat is under offer. The negotiator meets them by name, with the right door unlocked.',
      },
    },

    outcome: {
      title: 'Show homes with people in them',
      keyResults: [
        {
          percentage: '3%',
          description: 'of calls now concern a plot that has gone, where it used to be a fifth',
          before: '20%',
          after: '3%',
        },
        {
          percentage: '86 of 86',
          description: 'plots shown with a status that the sales team stands by',
          before: '0',
          after: '86',
        },
      ],
      conclusion:
        'The spreadsheet that everybody had meant to replace turned out to be the best part of the system. Chartford has put a seventh village on the same plan, adding the plots itself in an afternoon. The annual cost of the portal now pays for a negotiator who works weekends.',
    },
    exhibits: [
      {
        kind: 'before-after',
        title: 'Four plots, side by side',
        caption:
          'The file calls plot 14 available a fortnight after it went. The plan takes its colours from the sales team’s spreadsheet, and its list compares price, paces from the road and where the sun is at six.',
        before: { drawing: 'chartford-homes-row' },
        after: { drawing: 'chartford-homes-plot' },
        way: 'strips',
      },
      {
        kind: 'taps',
        title: 'From the map to the gate',
        caption: 'Plot, price, diary and gate code, with the sales office dark.',
        taps: [
          { drawing: 'chartford-homes-tap-1', label: '14 is grey, 15 is not' },
          { drawing: 'chartford-homes-tap-2', label: 'What a brochure leaves out' },
          { drawing: 'chartford-homes-tap-3', label: 'The show home’s own diary' },
          { drawing: 'chartford-homes-tap-4', label: 'A code for the gate' },
        ],
      },
      {
        kind: 'paper',
        title: 'The spreadsheet',
        caption: 'Nothing was replaced. Colour a cell, at a desk or on a phone, and the website changes.',
        drawing: 'chartford-homes-plots',
      },
      {
        kind: 'paper',
        title: 'The driving-time map',
        caption:
          'Rings follow roads, not county borders. The advertising budget goes where people do come and look.',
        drawing: 'chartford-homes-drive',
      },
    ],
    telling: {
      chapters: [
        'challenge',
        'phones',
        'objectives',
        'strategy',
        'papers',
        'pages',
        'execution',
        'solution',
        'results',
      ],
      hero: 'beside',
      opening: 'picture',
      challenge: 'margin',
      goals: 'across',
      strategy: 'columns',
      solution: 'wide',
      phones: 'first',
      papers: 'first-large',
      results: 'across',
      delivered: 'beside',
    },
    resultsDelivered: [
      'A site plan for six developments that the sales team updates from a phone',
      'Self-service viewings with reminders the day before and two hours ahead',
      'Lead notes sent to each negotiator at eight every morning, sorted by show home',
      'Advertising maps by driving time, redrawn when a new road or roundabout opens',
      'A handbook for adding a development, tested by someone who had not seen it before',
    ],
    servicesProvided: [
      {
        label: 'Web Development',
        slug: 'web-development',
        description: 'The site plan, the plot pages and the link to the status spreadsheet.',
      },
      {
        label: 'AI Lead Generation',
        slug: 'ai-lead-generation',
        description:
          'Enquiries sorted by how ready a buyer is, with the reasons shown and a person deciding.',
      },
      {
        label: 'PPC Advertising',
        slug: 'ppc-advertising',
        description: 'Search and social campaigns with bids that follow driving time to each gate.',
      },
      {
        label: 'CRM',
        slug: 'crm',
        description: 'Viewings, reservations and follow-ups joined to the diary the team already kept.',
      },
    ],
  },
);
