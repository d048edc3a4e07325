import { define } from '#content/define.ts';
import { type ServicePage, type ServicePageGiven, servicePageOf } from '#content/schema/service.ts';

export const crm = define<ServicePage, ServicePageGiven>('content/services/crm.ts', servicePageOf('crm'), {
  slug: 'crm',
  name: 'CRM',
  summary: 'One record per customer from first message to paid invoice, with a portal they can open.',
  glance: {
    problem: 'Enquiries sit in three inboxes and quotes are forgotten.',
    firstResult: 'One pipeline in daily use within 2–4 weeks',
    price: {
      kind: 'from',
      pounds: 2000,
      per: 'project',
      basis: 'Set-up and import on a product you subscribe to yourself; its fees are extra.',
      sample: true,
    },
  },
  hero: {
    eyebrow: 'Client Portal CRM',
    headline: 'One record, from hello to paid',
    intro:
      'Most firms already have a customer system. It is spread over an inbox, a diary, two phones and a good memory. We bring it together in one place that people will actually open.',
    buttons: [
      { label: 'Book Discovery Call', href: '/book-discovery-call' },
      { label: 'View Our Work', href: '/portfolio' },
    ],
    facts: [
      { value: '2–4 weeks', label: 'to one pipeline in daily use' },
      { value: '7 fields', label: 'on the first form, at most' },
    ],
  },
  sections: [
    {
      kind: 'relay',
      id: 'enquiry-to-invoice',
      title: 'From enquiry to invoice',
      lead: 'One loft conversion followed through the system. The system does its part unprompted; the rest needs your people.',
      stages: [
        {
          when: 'Mon 19:40',
          title: 'Enquiry',
          system: 'Creates the record, notes which page it came from, sends an acknowledgement.',
          person: 'Nothing. It is evening.',
        },
        {
          when: 'Tue 09:05',
          title: 'First call',
          system: 'Puts the new name at the top of the list, with the house on a map.',
          person: 'Rings, listens, and sets a survey date during the conversation.',
        },
        {
          when: 'Fri',
          title: 'Survey',
          system: 'Reminds the customer on Thursday; opens the checklist on a phone.',
          person: 'Measures, photographs, dictates two sentences.',
        },
        {
          when: '+2 days',
          title: 'Quote',
          system: 'Fills the template from the checklist and the price book.',
          person: 'Changes what is unusual about this roof, then presses send.',
        },
        {
          when: '+7 days',
          title: 'Follow-up',
          system: 'Sees that the quote was opened twice and raises a task.',
          person: 'Asks what is unclear.',
        },
        {
          when: 'Accepted',
          title: 'Deposit',
          system: 'Takes the signature and the card payment in the portal, and books the scaffold slot.',
          person: 'Confirms the start date by name.',
        },
        {
          when: 'Milestones',
          title: 'Progress',
          system: 'Publishes photographs and stage dates to the client portal.',
          person: 'Takes the pictures; answers only real questions.',
        },
        {
          when: 'Handover',
          title: 'Invoice',
          system: 'Posts the invoice to your accounts package, matches the payment, asks for a review.',
          person: 'Says thank you in person.',
        },
      ],
      sample: true,
    },
    {
      kind: 'worked-example',
      id: 'cost-of-retyping',
      title: 'What the muddle costs you now',
      lead: 'A firm with forty enquiries a month, each typed in three places for four minutes. Count yours over a single week.',
      inputs: [
        {
          name: 'enquiries',
          label: 'Enquiries a month',
          unit: 'count',
          value: 40,
          least: 0,
          most: 100_000,
          step: 5,
        },
        {
          name: 'minutes',
          label: 'Minutes of typing for each',
          unit: 'count',
          value: 12,
          least: 0,
          most: 600,
          step: 1,
        },
        {
          name: 'hour',
          label: 'Cost of an office hour',
          unit: 'pounds',
          value: 18,
          least: 0,
          most: 1000,
          step: 1,
        },
        {
          name: 'quotes',
          label: 'Quotes sent a month',
          unit: 'count',
          value: 15,
          least: 0,
          most: 100_000,
          step: 1,
        },
        {
          name: 'forgotten',
          label: 'Quotes never followed up',
          unit: 'one-in',
          value: 5,
          least: 1,
          most: 1000,
          step: 1,
        },
        {
          name: 'accepted',
          label: 'Followed up and accepted',
          unit: 'one-in',
          value: 4,
          least: 1,
          most: 1000,
          step: 1,
        },
        {
          name: 'margin',
          label: 'Margin on a job',
          unit: 'pounds',
          value: 2000,
          least: 0,
          most: 1_000_000,
          step: 100,
        },
      ],
      lines: [
        {
          name: 'hours',
          label: 'Hours of retyping',
          unit: 'count',
          formula: 'enquiries × minutes ÷ 60',
        },
        { name: 'typing', label: 'Their cost', unit: 'pounds', formula: 'hours × hour' },
        { name: 'unchased', label: 'Quotes not followed up', unit: 'count', formula: 'quotes ÷ forgotten' },
        {
          name: 'brought',
          label: 'Margin they might have brought',
          unit: 'pounds',
          formula: 'unchased ÷ accepted × margin',
        },
      ],
      asides: [],
      chart: {
        input: 'quotes',
        from: 0,
        to: 30,
        line: 'brought',
        caption: 'Margin that forgotten quotes might have brought, by quotes sent',
      },
      conclusion:
        'Typing costs {typing} a month here, and forgotten quotes perhaps {brought}. Start with whichever is larger. It is usually the quotes, so our set-ups begin with follow-up and leave the dashboards for later.',
      sample: true,
    },
    {
      kind: 'two-sides',
      id: 'too-soon',
      title: 'Too soon for a CRM?',
      lead: 'A CRM looks after the enquiries you have and brings no new ones. Read both lists before you spend.',
      left: {
        title: 'Stay with the spreadsheet if',
        items: [
          'One person handles every sale from start to finish',
          'You can recall each open quote without looking',
          'Fewer than ten enquiries arrive in a month',
        ],
      },
      right: {
        title: 'Move when',
        items: [
          'Two people have rung the same customer on the same day',
          'Holidays mean that quotes wait',
          'You cannot say which advert produced the best job of the quarter',
        ],
      },
      note: 'Between the two, a shared inbox with labels often buys another year. Ask us how; the answer is free.',
    },
    {
      kind: 'capabilities',
      id: 'parts',
      layout: 'rows',
      title: 'The five pieces we fit together',
      lead: 'On a product you choose, or on one built for you if your rules are unusual enough.',
      items: [
        {
          title: 'Pipeline',
          text: 'Stages named in your own vocabulary, each with a rule for what moves a job onwards.',
        },
        {
          title: 'Capture',
          text: 'Website forms, calls and mailboxes feed the same list, with the source recorded.',
        },
        { title: 'Reminders', text: 'Tasks raised by silence: no reply in three days, no survey in five.' },
        {
          title: 'Client portal',
          text: 'Quotes, dates, photographs and invoices behind one private link your customer keeps.',
        },
        { title: 'Accounts link', text: 'Invoices written once, in the system your bookkeeper prefers.' },
      ],
    },
    {
      kind: 'process',
      id: 'process',
      title: 'Moving in, in four weeks',
      lead: 'The software is set up by day eight. The rest of the time goes on your data and your people.',
      steps: [
        {
          when: 'Days 1–3',
          title: 'Follow one job',
          text: 'We sit beside whoever answers the phone and write down every place where a detail is kept.',
        },
        {
          when: 'Days 4–8',
          title: 'Set up the smallest version',
          text: 'One pipeline, seven fields, two automatic messages. Everything else waits for a request.',
        },
        {
          when: 'Days 9–12',
          title: 'Bring the past',
          text: 'Contacts merged and checked for consent, with the doubtful ones left for a person to decide.',
        },
        {
          when: 'Days 13–26',
          title: 'Use it together',
          text: 'Fifteen minutes each morning on real jobs. Complaints become changes before lunch.',
        },
      ],
    },
    {
      kind: 'included',
      id: 'included',
      title: 'What’s Included',
      lead: 'Set-up, import and the weeks in which a new system is usually abandoned.',
      items: [
        { title: 'Process map', text: 'One sheet showing who does what between the enquiry and the money.' },
        { title: 'Data import', text: 'Old lists cleaned, duplicates joined, originals kept untouched.' },
        { title: 'Message templates', text: 'Acknowledgement, reminder, quote and thanks, worded like you.' },
        {
          title: 'Roles and access',
          text: 'Each person sees what the job needs; leavers are removed in one place.',
        },
        {
          title: 'Retention rules',
          text: 'Dates after which personal data is deleted, applied by the system itself.',
        },
        { title: 'Team sessions', text: 'Two live ones, with a recorded version for the next starter.' },
      ],
    },
    {
      kind: 'case-studies',
      id: 'case-studies',
      title: 'Where the record begins',
      lead: 'Two teams that kept what they knew and joined it up.',
      cards: [
        {
          slug: 'chartford-homes',
          name: 'Chartford Homes',
          focus: 'A viewing booked on a phone lands in the diary they kept',
          drawing: 'chartford-homes-tap-4',
        },
        {
          slug: 'den-architecture',
          name: 'Den Architecture',
          focus: 'Six answers first, then a half-hour with a director',
          drawing: 'den-architecture-tap-4',
        },
      ],
      all: { label: 'All Case Studies', href: '/portfolio' },
      sample: true,
    },
  ],
  ownQuestions: [
    {
      id: 'what-does-a-crm-cost',
      question: 'What does a CRM cost?',
      answerMarkdown:
        'From {{price:2000}} for setting it up and moving your old lists into it. The product itself is a subscription of your own, paid to whoever makes it.\n\nWhat raises the figure is the state of those lists and the number of other systems to be joined. We look at both before naming one.',
    },
  ],
  asked: [
    'we-have-no-crm-is-that-a-problem',
    'does-it-work-with-the-crm-we-already-use',
    'could-our-customers-have-a-login-area-or-portal',
    'how-long-may-we-keep-the-details-of-a-lead',
    'who-should-have-a-login-to-our-website',
  ],
  closing: {
    title: 'Pick one customer and tell us their story',
    text: 'Follow them from the first message to the last payment, aloud, for ten minutes. We will draw what you say and circle the gaps.',
    buttons: [
      { label: 'Book Discovery Call', href: '/book-discovery-call' },
      { label: 'Request a quote', href: '/quote' },
    ],
  },
});
