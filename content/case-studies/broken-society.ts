import { define } from '#content/define.ts';
import { type CaseStudy, caseStudySchema } from '#content/schema/case-study.ts';

export const brokenSociety: CaseStudy = define(
  'content/case-studies/broken-society.ts',
  caseStudySchema('broken-society'),
  {
    id: 'broken-society',
    sample: true,
    basis:
      'Sample figures, until a client’s own replace them: the average of three drops on the new site against the last three on the old one.',
    lastModified: '2026-11-28',

    title: 'Broken Society',
    category: 'Fashion e-commerce',
    tagline: 'Built for the busiest ten minutes of the month.',
    description:
      'A clothing label showed each new range to nine thousand people at once, and the site fell over every time. We made it dull under pressure and interesting in between.',
    image: 'broken-society',
    url: 'https://broken-society.example',
    tags: ['Clothing', 'High traffic', 'E-commerce', 'Social'],
    timeline: '8 weeks',
    team: '3 specialists',
    palette: 'broken-society',

    results: ['78% more orders per drop', '37% bought by returning customers', '27% fewer size returns'],
    keyMetrics: [
      {
        percentage: '78%',
        label: 'More orders per drop',
        description:
          'The first ten minutes now complete 712 orders; the old site managed 400 before it stalled.',
      },
      {
        percentage: '37%',
        label: 'Returning customers',
        description: 'More than one order in three comes from someone who has bought before, up from 28%.',
        before: '28%',
        after: '37%',
      },
      {
        percentage: '27%',
        label: 'Fewer size returns',
        description: 'Garments sent back for fit fell from 15 in every hundred to 11.',
        before: '15%',
        after: '11%',
      },
    ],

    challenge:
      'Nine thousand people arrived in the opening ten minutes, and 48% of baskets failed at payment. Broken Society cuts and prints in Leeds, and releases a chapter on the first Friday of the month at ten: twenty designs, forty of each, numbered by hand. The previous shop asked its database about every one of its visitors, every second. Pages took forty seconds, and in the confusion about 110 garments a time were sold that had never been sewn. The label then spent a week writing to people it had let down, most of them its keenest.',

    objectives: {
      title: 'A fair queue and an honest count',
      description: [
        'Speed alone would have moved the quarrel from the page to the checkout. We read 600 of their messages, and what customers resented was unfairness: someone who came later got the jacket.',
        'The label also had a second problem that the crashes hid. For the other twenty-nine days it gave nobody a reason to visit.',
      ],
      goals: [
        {
          number: '01',
          title: 'Stay up',
          description:
            'Serve three times the largest crowd so far, and rehearse it before the first release.',
        },
        {
          number: '02',
          title: 'Sell each garment once',
          description: 'End overselling, even when a payment is slow or a phone loses signal.',
        },
        {
          number: '03',
          title: 'Matter between drops',
          description: 'Give regulars something to do in the weeks when there is nothing to buy.',
        },
      ],
    },

    strategy: {
      title: 'Do almost nothing, very fast',
      description: [
        'During a drop the catalogue does not change, so there is no need to work it out afresh. Pages are made the night before and handed out as plain files. Only two things stay live: how many are left, and whose turn it is.',
        'A size placed in a basket is held for eight minutes and then let go, with the clock in sight. We argued about the figure. Five minutes punished people whose bank sends a code by text; twelve left stock frozen in abandoned tabs. Eight came from timing the slowest twentieth of real payments.',
        'We explain fit in words rather than charts. Each garment is compared with one the customer may own already, such as a size up from last winter’s long sleeve. The words come from the reasons people gave when they sent things back.',
      ],
    },

    solution:
      'A release page that admits visitors in the order they came and shows each their place, their likely wait and what has sold so far. Stock is counted in one place with a lock that two buyers cannot pass together. Payment carries on if the browser closes, and the receipt arrives either way. Between releases the same address becomes an archive: every garment since 2019, who cut it and how many were made, with a place for owners to register their number. Short films from the cutting room feed it each Wednesday.',

    execution: {
      title: 'Ten o’clock, first Friday',
      before: {
        title: 'Refresh and hope',
        description:
          'At two minutes past, the page was white. Those who got through by luck saw sizes that had gone, filled a basket, and were thrown out at the bank’s confirmation. By half past the label’s own account was apologising. Fifty-seven people had been charged for a jacket of which there were forty.',
      },
      after: {
        title: 'Number 1,482',
        description:
          'A visitor is told her place and that it should take three minutes. The kettle goes on. When her turn comes, medium is still there, so it is hers for eight minutes. She pays by phone in a lift with no signal; the order is held, completed when the doors open, and counted once.',
      },
    },

    outcome: {
      title: 'Quiet Fridays',
      keyResults: [
        { percentage: '0', description: 'garments sold twice, across three releases' },
        { percentage: '2%', description: 'of baskets fail at payment, where nearly half did' },
      ],
      conclusion:
        'The rehearsal sent 27,000 simulated shoppers and found one bug, fixed that evening. Since then the label has gone from twenty designs a chapter to twenty-six, and has stopped hiring temporary help for complaints. The archive gets more visits on an ordinary Tuesday than the old shop did in a week.',
    },
    exhibits: [
      {
        kind: 'before-after',
        title: 'Two minutes past ten',
        caption:
          'The old page is not a caricature: this is all that most visitors saw of a release. The new one says how long the wait is and what is left.',
        before: { drawing: 'broken-society-error' },
        after: { drawing: 'broken-society-turn' },
        way: 'near',
      },
      {
        kind: 'taps',
        title: 'A turn, a size, eight minutes',
        caption: 'Through the queue to number ten of forty, with a lift on the way.',
        taps: [
          { drawing: 'broken-society-tap-1', label: 'A place that is kept' },
          { drawing: 'broken-society-tap-2', label: 'Fit against a shirt she owns' },
          { drawing: 'broken-society-tap-3', label: 'The clock in sight' },
          { drawing: 'broken-society-tap-4', label: 'A lift, and nothing lost' },
        ],
      },
      {
        kind: 'paper',
        title: 'The release checklist',
        caption: 'Nine lines, ticked by the label itself on the evening before. They added the last one.',
        drawing: 'broken-society-checklist',
      },
      {
        kind: 'paper',
        title: 'Where eight came from',
        caption:
          'How long payments took in the old shop. We drew the line where the curve ends, not at a round number.',
        drawing: 'broken-society-eight',
      },
    ],
    telling: {
      chapters: [
        'challenge',
        'phones',
        'objectives',
        'strategy',
        'pages',
        'execution',
        'papers',
        'solution',
        'results',
      ],
      hero: 'beside',
      opening: 'figures',
      challenge: 'band',
      goals: 'beside',
      strategy: 'margin',
      solution: 'wide',
      phones: 'second',
      papers: 'table',
      results: 'first-large',
      delivered: 'beside',
    },
    resultsDelivered: [
      'A release system the label runs alone, from a checklist of nine lines',
      'A load rehearsal, repeated before any release expected to break the record',
      'Fit notes for 64 garments, drawn from two years of returned parcels',
      'A weekly film routine: one phone, one table, forty seconds',
    ],
    servicesProvided: [
      {
        label: 'E-commerce Development',
        slug: 'ecommerce',
        description: 'Queue, timed baskets, payment that survives a dropped connection, and the archive.',
      },
      {
        label: 'Website Management',
        slug: 'website-management',
        description: 'Watching each release as it happens, with a named engineer awake and reachable.',
      },
      {
        label: 'Social Media Marketing',
        slug: 'social-media-marketing',
        description: 'Wednesday films from the cutting room and the calendar that leads to each Friday.',
      },
    ],
  },
);
