import { define } from '#content/define.ts';
import { type CaseStudy, caseStudySchema } from '#content/schema/case-study.ts';

export const buddhaBrands: CaseStudy = define(
  'content/case-studies/buddha-brands.ts',
  caseStudySchema('buddha-brands'),
  {
    id: 'buddha-brands',
    sample: true,
    basis:
      'Sample figures, written to show how a result is reported: six months after launch against the same six months a year earlier, from shop orders and ad invoices.',
    lastModified: '2026-11-26',

    title: 'Buddha Brands',
    category: 'Wellness e-commerce',
    tagline: 'A shop rebuilt around the four things people come back for.',
    description:
      'A wellness brand had most of its visitors on phones and a checkout made for a desk. We put its four most reordered products in front and took four screens out of the way.',
    image: 'buddha-brands',
    url: 'https://buddha-brands.example',
    tags: ['E-commerce', 'Web design', 'Google Shopping', 'Mobile first'],
    timeline: '6 weeks',
    team: '3 specialists',
    palette: 'buddha-brands',

    results: ['65% revenue growth in six months', '50% more orders a month', '25% lower ad cost per order'],
    keyMetrics: [
      {
        percentage: '65%',
        label: 'Revenue growth',
        description:
          'From £18,400 to £30,360 a month: half as many orders again, and each basket a little fuller.',
      },
      {
        percentage: '50%',
        label: 'More orders',
        description: '800 orders a month became 1,200, with no rise in the number of visitors.',
        before: '800',
        after: '1,200',
      },
      {
        percentage: '25%',
        label: 'Lower cost per order',
        description: 'Each order won through advertising cost £6.30, down from £8.40.',
        before: '£8.40',
        after: '£6.30',
      },
    ],

    challenge:
      'Of every hundred visitors, 78 came on a phone, yet phones brought only 52 of every hundred orders. Buddha Brands makes balms, teas and candles in small batches on a farm outside Helmsley. The product page took 7.4 seconds to load on a mid-range handset. After that came a compulsory account and five checkout screens, one of which hid its button behind the keyboard. The adverts all led to the home page, where a shopper who had searched for evening tea met a film about the farm.',

    objectives: {
      title: 'Make the phone the best place to buy',
      description: [
        'The founder wanted more revenue without a larger advertising bill. That ruled out simply buying more visitors, and it pointed us at the ones who were already arriving and leaving.',
        'Two years of orders gave us the brief. Four of the 24 products appeared in 60% of repeat purchases, and not one of the four was on the home page.',
      ],
      goals: [
        {
          number: '01',
          title: 'Close the gap between phone and desk',
          description:
            'Bring the share of orders placed on phones to within ten points of the share of visits.',
        },
        {
          number: '02',
          title: 'Lead with what people buy again',
          description: 'Put a product that customers reorder within one tap of every entrance to the shop.',
        },
        {
          number: '03',
          title: 'Pay for orders, not for visits',
          description:
            'Bring advertising below £7 an order, counted from invoices rather than from the ad platform.',
        },
      ],
    },

    strategy: {
      title: 'Four front doors',
      description: [
        'We considered starting with the home page and rejected it: the adverts had sent everybody there, and only one buyer in five had come that way. People search for a product, so each of the four got a page that could be the whole shop. It says what is in the jar, how long it lasts and which batch it came from, with the reviews that mention scent or taste.',
        'The other twenty were kept but moved a step back, grouped by the ritual they belong to: morning, bath, evening, guests. That choice was tested on paper with eight customers before any code was written; seven of them found a gift under £20 in less than a minute.',
        'New advertising waited until week five. Paying to send people to a page that loses them would have used up the budget that the better page needed.',
      ],
    },

    solution:
      'A new shop front on the existing product database, so that stock and accounts carried on as before. Product pages weigh a fifth of what they did. Checkout fits on one screen, takes Apple Pay and Google Pay, and offers an account only after the order is paid. Refill reminders go out at the pace each customer uses things up, worked out from the size of the jar. In Google Shopping each product has its own campaign with a ceiling price per order, checked each Monday.',

    execution: {
      title: 'One customer, two journeys',
      before: {
        title: 'A search for evening tea',
        description:
          'The advert opened the home page. The search icon sat in a menu; the word ‘evening’ returned a blog post first. Choosing a size reloaded the page. At the basket the shop asked for a password, then for the address twice. Of those who put something in a basket, 74 in a hundred gave up before paying.',
      },
      after: {
        title: 'The same search, six weeks on',
        description:
          'The advert opens the tea itself with its price per cup. The page is readable in 1.6 seconds. Two sizes, one button, then a thumbprint to pay: four taps from advert to receipt. Abandoned baskets fell to 59 in a hundred, and most of those now belong to people comparing delivery dates.',
      },
    },

    outcome: {
      title: 'More from the same visitors',
      keyResults: [
        { percentage: '68%', description: 'of orders are now placed on phones, which bring 78% of visits' },
        {
          percentage: '1.6 s',
          description: 'until a product page can be read on a mid-range phone, down from 7.4',
        },
      ],
      conclusion:
        'The shop did not need more products or more traffic. It needed to notice what its regulars were already telling it, and to let them pay. In the fourth month the founder put the advertising saving into a twenty-fifth product, chosen from the words customers typed into search.',
    },
    exhibits: [
      {
        kind: 'before-after',
        title: 'Where the advert led',
        caption:
          'Both pages answer somebody who typed “evening tea”. One shows a film and asks for an address. The other shows the tea, says what a cup costs and has one button.',
        before: { drawing: 'buddha-brands-before' },
        after: { drawing: 'buddha-brands-after' },
        way: 'wipe',
      },
      {
        kind: 'taps',
        title: 'From advert to receipt in four taps',
        caption: 'The old way took eleven taps, a password and the same address twice.',
        taps: [
          { drawing: 'buddha-brands-tap-1', label: 'The advert names tea and price' },
          { drawing: 'buddha-brands-tap-2', label: 'Two sizes, by the cup' },
          { drawing: 'buddha-brands-tap-3', label: 'Address and delivery on one page' },
          { drawing: 'buddha-brands-tap-4', label: 'Paid with a thumbprint' },
        ],
      },
      {
        kind: 'paper',
        title: 'The page map',
        caption: 'What goes is struck out before anything is drawn. The client kept the pencil.',
        drawing: 'buddha-brands-map',
      },
      {
        kind: 'paper',
        title: 'The test on paper',
        caption: 'Eight customers at the farm shop, a folded sheet and a stopwatch: an afternoon, no code.',
        drawing: 'buddha-brands-test',
      },
      {
        kind: 'paper',
        title: 'The Monday report',
        caption: 'One page a week. The list of failed searches led to the twenty-fifth product.',
        drawing: 'buddha-brands-monday',
      },
    ],
    telling: {
      chapters: [
        'challenge',
        'objectives',
        'papers',
        'strategy',
        'pages',
        'execution',
        'solution',
        'phones',
        'results',
      ],
      hero: 'beside',
      opening: 'figures',
      challenge: 'loud',
      goals: 'across',
      strategy: 'margin',
      solution: 'wide',
      phones: 'first',
      papers: 'table',
      results: 'beside',
      delivered: 'beside',
    },
    resultsDelivered: [
      'A shop that its own team of two edits, with a guide recorded on their screens',
      'Product photographs and plain ingredient notes for the whole range of 24',
      'A Monday report of one page: orders, cost per order, and the three searches that found nothing',
      'Advertising accounts in the client’s name, with every change logged',
    ],
    servicesProvided: [
      {
        label: 'Web Design',
        slug: 'web-design',
        description:
          'Product pages, gift finder and the look of the shop, tested with customers on paper first.',
      },
      {
        label: 'E-commerce Development',
        slug: 'ecommerce',
        description: 'One-screen checkout, wallet payments and refill reminders on the existing database.',
      },
      {
        label: 'PPC Advertising',
        slug: 'ppc-advertising',
        description: 'Google Shopping campaigns by product, each with a price it may not exceed.',
      },
    ],
  },
);
