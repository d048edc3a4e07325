import { define } from '#content/define.ts';
import { type CaseStudy, caseStudySchema } from '#content/schema/case-study.ts';
import { siteWords } from '#content/site.ts';
import { measuredWords } from '#content/this-site/figures.ts';

export const thisSite: CaseStudy = define(
  'content/case-studies/this-site.ts',
  caseStudySchema('this-site'),
  {
    id: 'this-site',
    sample: false,
    basis:
      'Measured when this site was built, on the {{site.pages}} pages that are ready in advance, as sent with Brotli compression. Scripts, security rules and tests are counted in the same run.',
    lastModified: '2026-11-28',

    title: 'This site',
    category: 'Our own website',
    tagline: 'The one case that needs no invention.',
    description:
      'We sell quick, careful websites, so ours has to be one. Its figures are measured each time it is built, and each one says what it leaves out.',
    image: 'this-site',
    url: '/',
    tags: ['Speed', 'Privacy', 'Accessibility', 'Booking'],
    timeline: 'In use',
    team: 'Our own',
    palette: 'this-site',

    results: [
      '{{site.pageMiddle}} kB for a typical page',
      '{{site.pageOpens}} kB of script at most to open a page',
      '{{site.tests}} tests before a change goes out',
    ],
    keyMetrics: [
      {
        percentage: '{{site.pageMiddle}} kB',
        label: 'A typical page',
        description:
          'Half of the {{site.pages}} ready-made pages are smaller than this and half are larger. That includes words, line drawings and structure, but not pictures.',
      },
      {
        percentage: '{{site.pageOpens}} kB',
        label: 'Script to open a page',
        description:
          'The most that any of these pages loads before you scroll or touch it. Our limit for that is 15 kB.',
      },
      {
        percentage: '{{site.policyKept}} of {{site.policyRules}}',
        label: 'Security rules kept',
        description:
          'Each page carries a policy that tells browsers what it may load and where it may send data. The rules are listed below.',
      },
    ],

    challenge:
      'An agency that sells fast websites from a slow one has lost the argument before the first call. Visitors can measure us from where they sit, on a phone with two bars of signal, and they should. So we set limits first. They say how much a page may weigh, how much of that may be script, what it may load from others and what must work without any script. Every limit is measured, never typed in.',

    objectives: {
      title: 'Limits first, pages afterwards',
      description: [
        'Most sites start light and put on weight: a font here, a chat window there, a picture nobody resized. We wanted to notice on the day it happens.',
        'The second aim was harder to measure. A page from a town on the North Sea should look as if it was made there.',
      ],
      goals: [
        {
          number: '01',
          title: 'Light enough for a weak signal',
          description:
            'No reading page opens with more than 15 kB of script, and nothing is loaded from another company’s server.',
        },
        {
          number: '02',
          title: 'Useful without scripts',
          description:
            'Reading, asking for a quote, booking a call and moving it all work with scripts turned off.',
        },
        {
          number: '03',
          title: 'Confirmed means saved',
          description:
            'If your screen said ‘booked’, you are booked, even if the power fails a second later.',
        },
        {
          number: '04',
          title: 'It looks like Scarborough',
          description: 'The lines of the sea show the tide in Scarborough at that minute.',
        },
      ],
    },

    strategy: {
      title: 'Do the work before anybody asks',
      description: [
        'Most pages are made and compressed when the site is built, kept in memory and sent as they are. Only forms, free call times and the offer’s last places are worked out when you ask.',
        'The tide changes every minute, so it cannot be made in advance. It sits at the very end of each page, in a short piece that is compressed once a minute for all of them. The rest stays as tightly compressed as on the day it was built.',
        'Night has colours of its own. Pages turn to them after sunset in Scarborough, and a switch at the foot of each one lets you choose for yourself.',
      ],
    },

    solution:
      'A website that is mostly finished before you open it. Small scripts wake the parts that move, one by one, when they come into view; the rest is plain pages and forms. There are no third parties, so we ask your permission for two things only: to note what brought you here, and to measure how fast our pages load. We edit texts in the browser, and they are checked together for prices, contrast and broken links. They go live in one step, so nobody reads half an old page and half a new one.',

    execution: {
      title: 'A train, a tunnel, a call to book',
      before: {
        title: 'An ordinary form',
        description:
          'You choose a time, write your name and press the button as the train goes underground. The page waits, then gives up. You press again at the next station and cannot tell whether you now have two calls, one or none.',
      },
      after: {
        title: 'Pressed twice, booked once',
        description:
          'The time is held for you while you write. The second press carries the same key as the first, so it finds the booking instead of making another. The answer is sent only after it is stored.',
      },
    },

    outcome: {
      title: 'What the last build measured',
      keyResults: [
        {
          percentage: '{{site.pageLargest}} kB',
          description: 'for the largest of the ready-made pages',
        },
        {
          percentage: '{{site.firstVisit}} kB',
          description:
            'for a first visit to the home page: the page, its styles, its scripts and two typefaces, before pictures',
        },
      ],
      conclusion:
        'None of these figures was typed. When a page grows, so does its figure here, and nobody has to decide to mention it. How quick the site is for you depends on your device and your signal: your browser’s own tools are the best judge of that.',
    },
    exhibits: [
      {
        kind: 'before-after',
        title: 'One page, by day and by night',
        caption:
          'The home page on Christmas Day, at three in the afternoon and at half past seven. Its colours follow the sun, and its sea follows the tide.',
        before: { drawing: 'this-site-before', called: 'By day' },
        after: { drawing: 'this-site-after', called: 'By night' },
        way: 'wipe',
      },
      {
        kind: 'paper',
        title: 'Every page on the scales',
        caption: 'One bar for each page, at the size it is sent. Each build redraws the chart.',
        drawing: 'this-site-weights',
      },
      {
        kind: 'paper',
        title: 'What comes first',
        caption:
          'Scripts are counted whole here, with those that wait until you scroll: {{site.pageScript}} kB is the most of any page. Your browser keeps them for the next one, as it does styles and typefaces.',
        drawing: 'this-site-first-visit',
      },
      {
        kind: 'paper',
        title: 'The rules, ticked',
        caption: 'A rule that was broken would have no tick here.',
        drawing: 'this-site-policy',
      },
      {
        kind: 'taps',
        title: 'A call, booked in three taps and two fields',
        caption: 'The booking page on a phone. You need no account, and can give us your number later.',
        taps: [
          { drawing: 'this-site-tap-1', label: 'Pick a day' },
          { drawing: 'this-site-tap-2', label: 'Pick a time, and it is held' },
          { drawing: 'this-site-tap-3', label: 'Name and email' },
          { drawing: 'this-site-tap-4', label: 'Saved, then confirmed' },
        ],
      },
      {
        kind: 'paper',
        title: 'Three stops to a page',
        caption: 'There is a fourth, but only for what you send us.',
        drawing: 'this-site-way',
      },
      {
        kind: 'paper',
        title: 'What we test',
        caption: 'Counted in the source code, so the sheet grows with it.',
        drawing: 'this-site-tests',
      },
      {
        kind: 'before-after',
        title: 'Somewhere in the tunnel',
        caption:
          'The first press got no answer. One page asks whether to send it all again; the other shows the call that it booked.',
        before: { drawing: 'this-site-unsure' },
        after: { drawing: 'this-site-booked' },
        way: 'wipe',
      },
    ],
    telling: {
      chapters: [
        'pages',
        'challenge',
        'papers',
        'objectives',
        'strategy',
        'execution',
        'phones',
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
      results: 'beside',
      delivered: 'beside',
    },
    resultsDelivered: [
      'Pages that are ready before they are asked for, and a tide that is right to the minute',
      'Booking that holds a time, survives a lost signal and is stored before it is confirmed',
      'An owner’s area for changing and checking texts, prices and pictures without a programmer',
      'Figures that are measured again with each version',
    ],
    servicesProvided: [
      {
        label: 'Web Design',
        slug: 'web-design',
        description: 'Type, drawings and two palettes, from 320 pixels to the widest screen.',
      },
      {
        label: 'Web Development',
        slug: 'web-development',
        description: 'Pages, forms, booking and the owner’s area, with tests for each.',
      },
      {
        label: 'Website Management',
        slug: 'website-management',
        description: 'Backups, updates and a watch on what is sent and what fails.',
      },
    ],
  },
  () => ({ ...siteWords(), ...measuredWords() }),
);
