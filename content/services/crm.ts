import { define } from '#content/define.ts';
import { type ServicePage, servicePageOf } from '#content/schema/service.ts';

export const crm = define<ServicePage>('content/services/crm.ts', servicePageOf('crm'), {
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
    eyebrow: 'CRM and client portal',
    headline: 'One record, from hello to paid',
    intro:
      'Most firms already have a customer system. It is spread over an inbox, a diary, two phones and a good memory. We gather it into one place that people will open unprompted.',
    buttons: [
      { label: 'Map My Pipeline', href: '/book-discovery-call' },
      { label: 'View Our Work', href: '/portfolio' },
    ],
    facts: [
      { value: '1', label: 'place to type a name' },
      { value: '7', label: 'fields on the first form, at most' },
    ],
  },
  sections: [
    {
      kind: 'relay',
      id: 'enquiry-to-invoice',
      title: 'From enquiry to invoice',
      lead: 'One loft conversion followed through the system. What the system does happens without anybody; the rest is where your people are worth their wages.',
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
      title: 'What the present muddle costs',
      lead: 'A firm with forty enquiries a month. Count yours over a single week and multiply.',
      inputs: [
        { label: 'Enquiries a month', value: '40' },
        { label: 'Places each one is typed', value: '3' },
        { label: 'Minutes each time', value: '4' },
        { label: 'Cost of an office hour', value: '£18' },
        { label: 'Quotes sent, and share never chased', value: '15, of which 1 in 5' },
        { label: 'Chased quotes that are accepted', value: '1 in 4' },
        { label: 'Margin on a job', value: '£2,000' },
      ],
      lines: [
        { label: 'Hours of retyping', working: '40 × 3 × 4 ÷ 60', result: '8' },
        { label: 'Their cost', working: '8 × £18', result: '£144' },
        { label: 'Quotes left unchased', working: '15 ÷ 5', result: '3' },
        { label: 'Margin they might have brought', working: '3 ÷ 4 × £2,000', result: '£1,500' },
      ],
      conclusion:
        'The forgotten quotes cost ten times the typing. That is why our set-ups begin with follow-up, and leave the handsome dashboards until people use the thing.',
      sample: true,
    },
    {
      kind: 'two-sides',
      id: 'too-soon',
      title: 'Is it too soon for one?',
      lead: 'Software does not cure a quiet phone. Read both lists before you spend.',
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
      lead: 'On a product you choose, or on one built for you when the rules are strange enough.',
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
      title: 'Moving in',
      lead: 'The software takes days. Habits take weeks, so the plan is built round the people.',
      steps: [
        {
          when: 'Days 1–3',
          title: 'Follow one job',
          text: 'We sit beside whoever answers the phone and write down each place a detail is kept.',
        },
        {
          when: 'Days 4–8',
          title: 'Set up the smallest version',
          text: 'One pipeline, seven fields, two automatic messages. Everything else waits for a request.',
        },
        {
          when: 'Days 9–12',
          title: 'Bring the past',
          text: 'Contacts merged and checked against consent, with the doubtful ones set aside for a person to decide.',
        },
        {
          when: 'The next fortnight',
          title: 'Use it together',
          text: 'Fifteen minutes each morning on real jobs. Complaints become changes before lunch.',
        },
      ],
    },
    {
      kind: 'included',
      id: 'included',
      title: "What's Included",
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
      lead: 'A tidy pipeline starts with a form that asks the right things.',
      cards: [
        { slug: 'buddha-brands', name: 'Buddha Brands', focus: 'Refills offered when the jar runs low' },
        { slug: 'yards-store', name: 'Yards Store', focus: 'One count for counter and website' },
        {
          slug: 'den-architecture',
          name: 'Den Architecture',
          focus: 'Brief, reply and outcome on one card',
        },
      ],
      all: { label: 'All Case Studies', href: '/portfolio' },
      sample: true,
    },
    {
      kind: 'testimonials',
      id: 'testimonials',
      title: 'What it did to the phone',
      ids: [9, 4],
      stars: false,
    },
  ],
  closing: {
    title: 'Pick one customer and tell us their story',
    text: 'Follow them from the first message to the last payment, aloud, for ten minutes. We will draw what you say and circle the gaps.',
    buttons: [
      { label: 'Book a Pipeline Call', href: '/book-discovery-call' },
      { label: 'Ask for a Quote', href: '/quote' },
    ],
  },
});
