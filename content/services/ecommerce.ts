import { define } from '#content/define.ts';
import { type ServicePage, type ServicePageGiven, servicePageOf } from '#content/schema/service.ts';

export const ecommerce = define<ServicePage, ServicePageGiven>(
  'content/services/ecommerce.ts',
  servicePageOf('ecommerce'),
  {
    slug: 'ecommerce',
    name: 'E-commerce Development',
    summary: 'Online shops with a short checkout, clear delivery costs and stock that matches the shelf.',
    glance: {
      problem: 'Plenty of baskets, too few orders.',
      firstResult: 'Checkout repairs show within one trading month',
      price: {
        kind: 'from',
        pounds: 5000,
        per: 'project',
        basis: 'A new shop of up to 100 products, on a platform you pay for.',
        sample: true,
      },
    },
    hero: {
      eyebrow: 'E-commerce Development',
      headline: 'A shop is judged at the till',
      intro:
        'Shoppers will put up with a plain page, but not with a delivery charge that appears at the fourth step. We start with the payment, work backwards, and dress the window last.',
      buttons: [
        { label: 'Book Discovery Call', href: '/book-discovery-call' },
        { label: 'View Our Work', href: '/portfolio' },
      ],
      facts: [
        { value: '4 leaks', label: 'in a checkout, shown below' },
        { value: '1 stock figure', label: 'shared by till and site' },
      ],
    },
    sections: [
      {
        kind: 'funnel',
        id: 'checkout-walk',
        title: 'A checkout, walked through with numbers',
        lead: 'One thousand baskets at an imaginary shop. Four modest repairs, no extra visitors. Put your own rates in.',
        first: {
          name: 'Basket filled',
          count: 1000,
          loss: {
            leak: 'Delivery cost unknown, so people leave to look for it',
            repair: 'Cost and date shown beside the price',
          },
        },
        stages: [
          {
            name: 'Checkout opened',
            before: 50,
            after: 55,
            loss: {
              leak: 'An account is demanded first',
              repair: 'Guest purchase by default; account offered on the thank-you page',
            },
          },
          {
            name: 'Address given',
            before: 70,
            after: 76,
            loss: {
              leak: 'Errors appear after the form is sent, and fields empty themselves',
              repair: 'Postcode look-up, errors beside the field, nothing lost',
            },
          },
          {
            name: 'Payment reached',
            before: 80,
            after: 84,
            loss: {
              leak: 'Card number only, typed with one thumb',
              repair: 'Apple Pay and Google Pay above the card form',
            },
          },
          { name: 'Order paid', before: 90, after: 92 },
        ],
        worth: { label: 'Value of an average basket', pounds: 48 },
        results: { found: 'Orders as found', repaired: 'Orders as repaired', extra: 'Extra takings' },
        note: 'These rates are made up. Yours are in your analytics, and we can read them together.',
        sample: true,
      },
      {
        kind: 'capabilities',
        id: 'trade',
        layout: 'grid',
        title: 'The trade behind the screen',
        lead: 'We settle these six things before the theme or the typeface.',
        items: [
          {
            title: 'Product data',
            text: 'Sizes, weights, materials and barcodes complete enough for Google, a warehouse and a shopper.',
          },
          { title: 'Stock', text: 'One figure, changed by the till, the site and the returns desk alike.' },
          {
            title: 'Delivery',
            text: 'Zones, cut-off times and bulky goods priced by rule, with collection as an equal choice.',
          },
          {
            title: 'Payment',
            text: 'Hosted fields, so that card numbers never touch your server, plus the wallets people carry.',
          },
          {
            title: 'Returns',
            text: 'A label in two taps and a reason recorded, which tells your buyer more than any survey.',
          },
          {
            title: 'Platform',
            text: 'Shopify, WooCommerce or custom, depending on how many unusual rules you have.',
          },
        ],
      },
      {
        kind: 'checklist',
        id: 'before-the-button',
        title: 'What a UK shop must show, and when',
        lead: 'The Consumer Contracts Regulations 2013 and the Digital Markets, Competition and Consumers Act 2024, sorted by where the shopper is standing. This is a working list; your solicitor has the last word.',
        groups: [
          {
            title: 'On the shelf',
            items: [
              'The whole price, with VAT and every unavoidable fee',
              'Main characteristics of the goods, in words as well as pictures',
              'Reviews from people who bought, with the bad ones left in',
            ],
          },
          {
            title: 'At the start of checkout',
            items: [
              'Where you deliver, and where you do not',
              'Which means of payment you accept',
              'Your trading name, postal address and a way to reach you',
            ],
          },
          {
            title: 'Beside the button',
            items: [
              'Goods, total and delivery repeated directly above it',
              'A label that says you are paying, such as ‘Pay now’',
              'Optional extras unticked',
              'The right to cancel and who pays to send things back',
            ],
          },
          {
            title: 'After the order',
            items: [
              'Confirmation the customer can keep, by email or on paper',
              'The cancellation form, and fourteen days counted from receipt',
            ],
          },
        ],
      },
      {
        kind: 'process',
        id: 'process',
        title: 'Opening the doors',
        lead: 'The shop takes a real payment early, from us.',
        steps: [
          {
            when: 'Stage 1',
            title: 'Count the stock',
            text: 'Catalogue, margins, parcel sizes and returns put in one file. Half the design decisions are in it.',
          },
          {
            when: 'Stage 2',
            title: 'Buy the first item',
            text: 'One product, with no styling, ordered and refunded with a real card. That proves the risky half works.',
          },
          {
            when: 'Stage 3',
            title: 'Dress the shop',
            text: 'Categories, search, product pages and photographs, tried by five people who have never seen it.',
          },
          {
            when: 'Stage 4',
            title: 'Open quietly',
            text: 'A week for existing customers before any announcement, with someone watching each order through to the van.',
          },
        ],
      },
      {
        kind: 'included',
        id: 'included',
        title: 'What’s Included',
        lead: 'A shop your own staff can run from its first Monday.',
        items: [
          {
            title: 'Catalogue import',
            text: 'Products, variants and pictures moved, with old addresses redirected.',
          },
          { title: 'Guest checkout', text: 'Two steps on a phone, tested outdoors with one hand.' },
          {
            title: 'Order messages',
            text: 'Confirmation, dispatch, delay and refund, each saying what happens next.',
          },
          { title: 'Till and accounts links', text: 'Sales, VAT and stock posted once, reconciled nightly.' },
          {
            title: 'Shopping feed',
            text: 'A product file that Google accepts, refreshed when prices change.',
          },
          {
            title: 'Staff manual',
            text: 'Add a product, cancel an order, run a sale: twelve tasks with screenshots.',
          },
        ],
      },
      {
        kind: 'case-studies',
        id: 'case-studies',
        title: 'Three shops at their busiest',
        lead: 'A release, an evening and a Saturday: the same attention to the last four screens.',
        cards: [
          {
            slug: 'broken-society',
            name: 'Broken Society',
            focus: 'A queue that keeps your place, even in a lift',
            drawing: 'broken-society-tap-1',
          },
          {
            slug: 'buddha-brands',
            name: 'Buddha Brands',
            focus: 'From basket to receipt on one screen',
            drawing: 'buddha-brands-tap-3',
          },
          {
            slug: 'yards-store',
            name: 'Yards Store',
            focus: 'Stock to the minute, collection in two hours',
            drawing: 'yards-store-tap-3',
          },
        ],
        all: { label: 'All Case Studies', href: '/portfolio' },
        sample: true,
      },
    ],
    ownQuestions: [
      {
        id: 'what-does-an-online-shop-cost',
        question: 'What does an online shop cost?',
        answerMarkdown:
          'From {{price:5000}}, for a catalogue of a hundred products at most. The platform’s subscription and the card provider’s charges come on top, and you pay both of them directly.\n\nLarger catalogues, tills and warehouses to be joined, and delivery rules with many exceptions raise it. The proposal shows each as a line.',
      },
      {
        id: 'which-platform-should-our-shop-use',
        question: 'Which platform should our shop use?',
        answerMarkdown:
          'Shopify for most, WooCommerce where the rest of the site is WordPress already. A shop built from nothing pays off only if your prices, stock or delivery follow rules that neither can hold.\n\nWe list those rules with you first, and if the list is short we say which of the two to subscribe to.',
      },
    ],
    asked: [
      'how-are-card-payments-kept-safe',
      'can-the-website-connect-to-our-crm-accounts-or-stock-system',
      'will-the-site-cope-with-a-sudden-rush-of-visitors',
      'can-you-redesign-our-website-without-losing-our-place-on-google',
    ],
    closing: {
      title: 'Let us try to buy something from you',
      text: 'We will go through your checkout on an ordinary phone while you watch, and say aloud where we would have given up.',
      buttons: [
        { label: 'Book Discovery Call', href: '/book-discovery-call' },
        { label: 'Price a New Shop', href: '/quote' },
      ],
    },
  },
);
