import { define } from '#content/define.ts';
import { type ServicePage, type ServicePageGiven, servicePageOf } from '#content/schema/service.ts';

// This page has a shape of its own: audit first, then benefits, networks, steps, figures and one voice.
export const ppcAdvertising = define<ServicePage, ServicePageGiven>(
  'content/services/ppc-advertising.ts',
  servicePageOf('ppc-advertising'),
  {
    slug: 'ppc-advertising',
    name: 'PPC Advertising',
    summary: 'Google Ads and paid social, run to a cost per enquiry worked out before the first click.',
    glance: {
      problem: 'We need enquiries this month, or our adverts cost more than they bring.',
      firstResult: 'First clicks and enquiries to look at after 48 hours',
      price: {
        kind: 'after-review',
        reason: 'The free audit tells us how much management your account needs.',
      },
    },
    hero: {
      eyebrow: 'PPC Advertising',
      headline: 'Know what a click is worth before you buy one',
      intro:
        'Paid search and paid social are auctions. If you know your margin on a sale, you know how high to bid and when to stop. That margin is where we start.',
      buttons: [
        { label: 'Get Free PPC Audit', href: '/book-discovery-call' },
        { label: 'Request Quote', href: '/quote' },
      ],
      facts: [
        { value: '£0', label: 'for the audit' },
        { value: 'Your account', label: 'your data, your login' },
      ],
    },
    sections: [
      {
        kind: 'benefits',
        id: 'benefits',
        title: 'Three reasons to pay for attention',
        lead: 'Each comes with the condition it depends on.',
        items: [
          {
            title: 'Precision Targeting',
            text: 'Choose the query, the postcode, the hour and the device. Then exclude: students looking for jobs, rivals looking at you, places you do not deliver to.',
            basis:
              'Only as good as the list of exclusions. Every week we read what people really typed, and add to it.',
          },
          {
            title: 'Proven ROI',
            text: 'We plan for a 3–5x return on what you spend. If the sum further down does not work out, we advise you not to start.',
            basis:
              'What adverts brought in, divided by what they cost. Our fee is not counted. A range to plan with, set for each account.',
          },
          {
            title: 'Rapid Results',
            text: 'Search campaigns are usually approved within a day, and the first readable figures follow in 48 hours.',
            basis:
              'Counted from the moment a campaign is live with tracking tested; a stable cost takes some weeks longer.',
          },
        ],
        sample: true,
      },
      {
        kind: 'channels',
        id: 'networks',
        title: 'Where the money goes',
        lead: 'Search adverts reach people who are already looking. Social ones reach people who are not, and have to interest them first.',
        lists: [
          {
            title: 'Google Ads',
            text: 'Demand that exists this minute.',
            items: [
              { name: 'Search', use: 'Text adverts on the searches people make before they buy' },
              { name: 'Shopping', use: 'Product, price and picture, fed from your own stock list' },
              {
                name: 'Performance Max',
                use: 'All placements together, once conversions are recorded reliably',
              },
              { name: 'YouTube', use: 'A demonstration in front of people who searched for the problem' },
              { name: 'Remarketing', use: 'A reminder for past visitors who consented, capped in frequency' },
            ],
          },
          {
            title: 'Social advertising',
            text: 'Demand you have to create.',
            items: [
              { name: 'Facebook and Instagram', use: 'Local services and anything people buy on looks' },
              {
                name: 'LinkedIn',
                use: 'Job titles and company sizes, at a price that suits larger contracts',
              },
              { name: 'TikTok', use: 'Short, unpolished clips for younger buyers' },
              { name: 'Pinterest', use: 'Projects planned months ahead: homes, weddings, gardens' },
              { name: 'Lead forms', use: 'An enquiry without leaving the feed, checked for quality weekly' },
            ],
          },
        ],
      },
      {
        kind: 'worked-example',
        id: 'price-of-a-click',
        title: 'The most you should pay for a click',
        lead: 'A kitchen fitter, with round numbers. Put in your own, and the method still works.',
        inputs: [
          {
            name: 'margin',
            label: 'Margin on a fitted kitchen',
            unit: 'pounds',
            value: 1500,
            least: 1,
            most: 1_000_000,
            step: 50,
          },
          {
            name: 'enquiries',
            label: 'Enquiries that become a job',
            unit: 'one-in',
            value: 5,
            least: 1,
            most: 1000,
            step: 1,
          },
          {
            name: 'rate',
            label: 'Visitors to the page who enquire',
            unit: 'percent',
            value: 4,
            least: 0,
            most: 99,
            step: 0.5,
          },
          {
            name: 'back',
            label: 'Margin you insist on for advertising',
            unit: 'for-one',
            value: 3,
            least: 0.1,
            most: 100,
            step: 0.5,
          },
        ],
        lines: [
          {
            name: 'enquiry',
            label: 'What an enquiry is worth',
            unit: 'pounds',
            formula: 'margin ÷ enquiries',
          },
          { name: 'visit', label: 'What a visit is worth', unit: 'pounds', formula: 'enquiry × rate' },
          { name: 'bid', label: 'Highest sensible bid', unit: 'pounds', formula: 'visit ÷ back' },
        ],
        asides: [
          { name: 'better', unit: 'percent', formula: 'rate + 1%' },
          { name: 'betterBid', unit: 'pounds', formula: 'margin ÷ enquiries × better ÷ back' },
        ],
        chart: {
          input: 'rate',
          from: 0,
          to: 8,
          line: 'bid',
          caption: 'Highest sensible bid, by how many visitors enquire',
        },
        conclusion:
          'Pay {visit} and you work for the advertising company. Raise the page from {rate} to {better} and the affordable bid becomes {betterBid}, which is why we look at the page before the campaign.',
        sample: true,
      },
      {
        kind: 'process',
        id: 'process',
        title: 'From audit to scale',
        lead: 'Spending grows only after each gate is passed.',
        steps: [
          {
            when: 'Gate: the sum works',
            title: 'Strategy & Research',
            text: 'Margins, search terms, rivals and seasonality. You approve a ceiling for the cost of an enquiry.',
          },
          {
            when: 'Gate: tracking proven',
            title: 'Campaign Setup',
            text: 'Structure, adverts and the searches to leave out, with a test enquiry followed from click to inbox, consent included.',
          },
          {
            when: 'Gate: cost under ceiling',
            title: 'Launch & Monitor',
            text: 'Small budgets at first. Search terms are read daily for the first fortnight, and the wasteful ones are blocked.',
          },
          {
            when: 'Then repeat',
            title: 'Scale & Optimize',
            text: 'Groups that do well get more money, a fifth at a time, so that we can tell a real rise from luck.',
          },
        ],
      },
      {
        kind: 'results',
        id: 'results',
        title: 'Averages, with their small print in large type',
        lead: 'They cover every trade we work for, so ask us for the range in yours.',
        stats: [
          {
            value: '4.2x',
            label: 'average return on ad spend',
            basis:
              'Revenue credited to adverts ÷ money paid to the networks; every managed account, starting months included.',
          },
          {
            value: '-67%',
            label: 'cost per lead',
            basis:
              'Month three under our management against the last full month before it; inherited accounts only.',
          },
          {
            value: '3.8%',
            label: 'click-through',
            basis: 'Clicks ÷ impressions on Google Search campaigns; display and social are left out.',
          },
          {
            value: '48 hours',
            label: 'to first results',
            basis: 'From launch to the first recorded conversion, for the typical search campaign.',
          },
        ],
        note: 'Your figures will differ: a new site, a thin margin or a crowded town all change them.',
        sample: true,
      },
      {
        kind: 'case-studies',
        id: 'case-studies',
        title: 'Two accounts, in pictures',
        lead: 'Whom the adverts were for, and where they led.',
        cards: [
          {
            slug: 'chartford-homes',
            name: 'Chartford Homes',
            focus: '29% less advertising for each person who came to look',
            drawing: 'chartford-homes-drive',
          },
          {
            slug: 'buddha-brands',
            name: 'Buddha Brands',
            focus: 'The advert names the tea and its price, and opens that tea',
            drawing: 'buddha-brands-tap-1',
          },
        ],
        all: { label: 'All Case Studies', href: '/portfolio' },
        sample: true,
      },
      { kind: 'testimonials', id: 'testimonials', title: 'From inside an account', ids: [2], stars: false },
    ],
    ownQuestions: [
      {
        id: 'what-does-ppc-management-cost',
        question: 'What does PPC management cost?',
        answerMarkdown:
          'A monthly fee, which we name in writing after the free audit. Until we have seen how many campaigns there are and what state they are in, any number would be a guess.\n\nWhat the clicks cost is separate. The network bills you for them, and the ceiling is one that you have approved.',
      },
      {
        id: 'how-much-should-we-spend-on-adverts-to-begin-with',
        question: 'How much should we spend to begin with?',
        answerMarkdown:
          'Only as much as it takes to learn what an enquiry costs you. The sum on this page gives the most that a click may cost; how many clicks bring one enquiry, a small first budget will show.\n\nMore money follows once the cost stays below your ceiling, and never all at once.',
      },
      {
        id: 'who-owns-the-advertising-account',
        question: 'Who owns the advertising account?',
        answerMarkdown:
          'You do, and we work in it as guests. The history, the audiences and the conversion records remain with you when we go, which matters, since a new account has to learn all of it again.',
      },
      {
        id: 'what-happens-if-advertising-does-not-pay',
        question: 'What happens if it does not pay?',
        answerMarkdown:
          'We stop raising the budget, and say so. First we look at the page behind the advert, since that is where most of the loss usually is. If the numbers still do not work, switching the campaign off is what we recommend.',
      },
    ],
    asked: [
      'should-we-start-with-seo-or-paid-advertising',
      'do-we-have-to-pay-for-advertising-on-social-media',
    ],
    closing: {
      title: 'Let us read your account before you spend again',
      text: 'Give us view-only access. You get a list of wasted terms, missing exclusions and tracking faults, and it is yours whether we work together or not.',
      buttons: [
        { label: 'Get Free PPC Audit', href: '/book-discovery-call' },
        { label: 'Request Custom Quote', href: '/quote' },
      ],
    },
  },
);
