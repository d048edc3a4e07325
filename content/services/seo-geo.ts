import { define } from '#content/define.ts';
import { type ServicePage, type ServicePageGiven, servicePageOf } from '#content/schema/service.ts';

export const seoGeo = define<ServicePage, ServicePageGiven>(
  'content/services/seo-geo.ts',
  servicePageOf('seo-geo'),
  {
    slug: 'seo-geo',
    name: 'SEO & GEO',
    summary: 'Pages written to rank in search results and to supply the facts that answer engines repeat.',
    glance: {
      problem: 'Competitors come up when people search, or ask an assistant, and we do not.',
      firstResult: 'Movement you can measure in 3–6 months',
      price: {
        kind: 'after-review',
        reason: 'Effort depends on how contested your subject is, which a first audit shows.',
      },
    },
    hero: {
      eyebrow: 'SEO & GEO',
      headline: 'Be the page the answer quotes',
      intro:
        'People still search. They also ask ChatGPT, Gemini, Perplexity and the summary above the results. All of them need a source, and we know what makes a good one.',
      buttons: [
        { label: 'Book Discovery Call', href: '/book-discovery-call' },
        { label: 'View Our Work', href: '/portfolio' },
      ],
      facts: [
        { value: '3–6 months', label: 'before results are worth judging' },
        { value: '4 assistants', label: 'asked about your trade every month' },
      ],
    },
    sections: [
      {
        kind: 'argument',
        id: 'how-answer-engines-choose',
        title: 'How an answer engine picks its sources',
        lead: 'From outside you see five steps, and each throws pages out. A dot is a page still in the running.',
        points: [
          {
            title: 'It rewrites the question',
            text: 'One prompt becomes several searches: price, area, alternatives, complaints. A page about one keyword meets one of them.',
            action:
              'We list the questions behind your subject and give each a heading and a straight answer.',
          },
          {
            title: 'It fetches candidates',
            text: 'Most assistants lean on an ordinary search index. What cannot be crawled, or needs a script, may never be considered.',
            action: 'We check robots rules for search and for training apart: you can admit one alone.',
          },
          {
            title: 'It cuts pages into passages',
            text: 'Each paragraph is judged on its own, so ‘it’ and ‘as above’ mean nothing.',
            action:
              'We rewrite key paragraphs to stand alone: subject named, figure given, date and place attached.',
          },
          {
            title: 'It looks for agreement',
            text: 'A claim found on your site, in a directory and in a newspaper is safer to repeat than one found once.',
            action: 'We correct your name, address and facts wherever they appear.',
          },
          {
            title: 'It cites what it could use',
            text: 'Original numbers and a named author tend to be credited. A rewording of somebody else’s page seldom is.',
            action:
              'We help you publish what only you know: your lead times, your failure rates, your prices.',
          },
        ],
      },
      {
        kind: 'capabilities',
        id: 'strategy',
        layout: 'index',
        title: 'Six strands of the work',
        lead: 'Five established disciplines and a new one, planned together.',
        items: [
          {
            title: 'Advanced SEO',
            text: 'Crawling, indexing, structure and speed: the plumbing of the rest.',
          },
          {
            title: 'Generative Engine Optimization',
            text: 'Passages, facts and mentions prepared for systems that answer in sentences.',
          },
          {
            title: 'Local SEO',
            text: 'Business profile, categories, photographs and reviews, for searches that end in a visit.',
          },
          {
            title: 'Content Optimization',
            text: 'Existing pages merged, trimmed or rewritten before a new one is proposed.',
          },
          {
            title: 'Authority Building',
            text: 'Links and mentions where your customers read, earned by work worth one.',
          },
          {
            title: 'Performance Tracking',
            text: 'Rankings, enquiries and a monthly log of what assistants say.',
          },
        ],
      },
      {
        kind: 'timeline',
        id: 'six-months',
        title: 'What you should see, month by month',
        lead: 'Search takes patience. Hold us to these signs.',
        entries: [
          {
            when: 'Month 1',
            title: 'Faults found',
            text: 'Blocked pages, duplicate titles and slow templates, repaired in order of value.',
          },
          {
            when: 'Month 2',
            title: 'Pages repaired',
            text: 'Your ten most valuable pages, rewritten. Impressions may move, enquiries not yet.',
          },
          {
            when: 'Month 3',
            title: 'Early shifts',
            text: 'Long, specific queries first, local results before national ones.',
          },
          {
            when: 'Month 4',
            title: 'Mentions gather',
            text: 'Assistants name you for narrow questions, or we change the piece.',
          },
          {
            when: 'Month 5',
            title: 'Enquiries you can trace',
            text: 'Forms carry the landing page, so nobody has to guess.',
          },
          {
            when: 'Month 6',
            title: 'A verdict',
            text: 'One sheet: carry on, change direction or stop.',
          },
        ],
        note: 'What we plan for on a sound site in a fairly contested field.',
        sample: true,
      },
      {
        kind: 'process',
        id: 'process',
        title: 'The method',
        lead: 'A loop of four, run quarterly.',
        steps: [
          {
            when: 'First',
            title: 'Ask what people ask',
            text: 'Search data, sales calls and forum threads, grouped by what an answer is worth.',
          },
          {
            when: 'Second',
            title: 'Fix the foundations',
            text: 'Technical faults in order of lost traffic, fixed by us or handed over as tickets.',
          },
          {
            when: 'Third',
            title: 'Publish evidence',
            text: 'A few pages that nobody else can write.',
          },
          {
            when: 'Fourth',
            title: 'Measure results and answers',
            text: 'Clicks from results, and citations in answers.',
          },
        ],
      },
      {
        kind: 'worked-example',
        id: 'worth-of-search',
        title: 'What search has to bring in',
        lead: 'A physiotherapy practice, with round numbers. Change them to yours.',
        inputs: [
          {
            name: 'visits',
            label: 'Extra visits a month from search',
            unit: 'count',
            value: 600,
            least: 1,
            most: 10_000_000,
            step: 50,
          },
          {
            name: 'rate',
            label: 'Visitors who enquire',
            unit: 'percent',
            value: 2.5,
            least: 0.1,
            most: 99,
            step: 0.5,
          },
          {
            name: 'won',
            label: 'Enquiries that become a client',
            unit: 'one-in',
            value: 5,
            least: 1,
            most: 1000,
            step: 1,
          },
          {
            name: 'margin',
            label: 'Margin on one client',
            unit: 'pounds',
            value: 600,
            least: 1,
            most: 1_000_000,
            step: 50,
          },
          {
            name: 'cost',
            label: 'What the work costs a month',
            unit: 'pounds',
            value: 1200,
            least: 1,
            most: 1_000_000,
            step: 50,
          },
        ],
        lines: [
          { name: 'enquiries', label: 'Enquiries a month', unit: 'count', formula: 'visits × rate' },
          { name: 'clients', label: 'Clients a month', unit: 'count', formula: 'enquiries ÷ won' },
          { name: 'earned', label: 'Margin a month', unit: 'pounds', formula: 'clients × margin' },
          { name: 'back', label: 'Margin for each pound of cost', unit: 'for-one', formula: 'earned ÷ cost' },
        ],
        asides: [{ name: 'needed', unit: 'count', formula: 'cost ÷ margin × won ÷ rate' }],
        chart: {
          input: 'visits',
          from: 0,
          to: 1200,
          line: 'earned',
          cost: 'cost',
          caption: 'Margin a month, by extra visits from search',
        },
        conclusion: 'The work pays for itself at {needed} extra visits a month.',
        sample: true,
      },
      {
        kind: 'two-sides',
        id: 'doubtful',
        title: 'Where we spend your money, and where we do not',
        lead: 'A new field attracts miracle cures. Our view so far.',
        left: {
          title: 'Worth paying for',
          items: [
            'Structured data that matches what is on the screen',
            'Pages with a named author and a date of review',
            'A complete, photographed business profile',
          ],
        },
        right: {
          title: 'Leave alone',
          items: [
            'Links bought by the dozen',
            'Hidden instructions addressed to a language model',
            'Special files sold as a guaranteed route into AI answers',
          ],
        },
        note: 'An llms.txt file does no harm: we add one free.',
      },
      {
        kind: 'included',
        id: 'included',
        title: 'What’s Included',
        lead: 'From the audit to the verdict.',
        items: [
          {
            title: 'Technical audit',
            text: 'Every address crawled, its faults ranked.',
          },
          {
            title: 'Question map',
            text: 'What your market asks, who answers it now, and the gaps.',
          },
          {
            title: 'Page rewrites',
            text: 'Drafts in your voice, checked by one of you who knows the subject.',
          },
          {
            title: 'Profile upkeep',
            text: 'Opening hours, posts and review replies for each place.',
          },
          {
            title: 'Citation clean-up',
            text: 'Directory entries that agree, duplicates closed.',
          },
          {
            title: 'Answer log',
            text: 'Fixed prompts to four assistants each month, with the replies kept.',
          },
        ],
      },
      { kind: 'testimonials', id: 'testimonials', title: 'Found, then chosen', ids: [4, 7, 1], stars: true },
      {
        kind: 'case-studies',
        id: 'case-studies',
        title: 'What it looks like in practice',
        lead: 'Search work is in the words of a page, so go and read these.',
        cards: [
          {
            slug: 'buddha-brands',
            name: 'Buddha Brands',
            focus: 'Searches that found nothing, read weekly',
            drawing: 'buddha-brands-monday',
          },
          {
            slug: 'yards-store',
            name: 'Yards Store',
            focus: 'Seasonal guides tied to what is in stock',
            drawing: 'yards-store-guides',
          },
          {
            slug: 'den-architecture',
            name: 'Den Architecture',
            focus: 'Planning guides in place of town pages',
            drawing: 'den-architecture-guide',
          },
        ],
        all: { label: 'All Case Studies', href: '/portfolio' },
        sample: true,
      },
    ],
    ownQuestions: [],
    asked: [
      'how-much-does-seo-cost',
      'how-long-does-seo-take-to-work',
      'can-you-guarantee-first-place-on-google',
      'how-can-we-get-recommended-by-chatgpt-and-similar-tools',
      'does-website-speed-affect-our-ranking',
    ],
    closing: {
      title: 'Ask an assistant who does what you do',
      text: 'Note who it names. On the call we trace that answer to its sources, and say how you get among them.',
      buttons: [
        { label: 'Book Discovery Call', href: '/book-discovery-call' },
        { label: 'Request a quote', href: '/quote' },
      ],
    },
  },
);
