import { define } from './define.ts';
import { type AboutPage, aboutPage } from './schema/about.ts';

export const about = define<AboutPage>('content/about.ts', aboutPage, {
  hero: {
    eyebrow: 'About',
    headline: 'Small enough to answer. Old enough to have been wrong.',
    intro:
      'We are a full-service digital agency on the Yorkshire coast. Seven people share one room and one habit: whatever we tell a client, we write down, so that it can be checked later.',
    buttons: [
      { label: 'Book Discovery Call', href: '/book-discovery-call' },
      { label: 'View Our Work', href: '/portfolio' },
    ],
    sample: true,
  },
  stats: {
    id: 'figures',
    title: 'Four figures, and how to read them',
    lead: 'How each was counted stands underneath it.',
    items: [
      {
        value: '95%',
        label: 'client retention',
        basis:
          'Monthly clients in January who were still clients in December. Projects with a fixed end are outside the count.',
      },
      {
        value: '6.5x',
        label: 'average ROAS',
        basis:
          'Advertising accounts in their second year or later: revenue credited to adverts ÷ spend. Including new accounts, the mean is the 4.2x on our PPC page.',
      },
      {
        value: '450%',
        label: 'lead flow improvement',
        basis:
          'Monthly enquiries in month twelve against the month before we began, lead generation clients only. Low starting points flatter this one.',
      },
      { value: '5+ years', label: 'in business', basis: 'Trading continuously since 2019.' },
    ],
    sample: true,
  },
  founder: {
    id: 'founder',
    title: 'Founder & Director',
    lead: 'The first voice you hear is the one that signs the proposal.',
    paragraphs: [
      'Before the agency there were ten years on the client side, buying websites and advertising from firms that sent a director to the pitch and a trainee to the work. The reports were long. The phone stayed quiet.',
      'So this firm was set up the other way round. Whoever sells the plan stays on it, the roadmap fits on two pages, and the monthly report opens with what did not work.',
      'These days the founder takes every discovery call, writes each roadmap with the specialist who will carry it out, and still reads the search terms of one advertising account a day, chosen by dice.',
    ],
    promises: [
      'You will be told when a cheaper answer exists.',
      'A reply reaches you from a person, with a name at the foot.',
      'If we are the wrong firm, you will hear it before the call ends.',
    ],
    button: { label: 'Choose a Time', href: '/book-discovery-call' },
    sample: true,
  },
  team: {
    id: 'team',
    title: 'Six specialists, and the question each asks first',
    lead: 'You work with those your project needs, and they speak to you themselves.',
    members: [
      {
        id: 'design',
        role: 'Head of Design',
        text: 'Draws pages in black and white until the order of ideas holds up without colour. Trained as a typesetter.',
        asks: 'What does a customer believe about you that is untrue?',
      },
      {
        id: 'development',
        role: 'Lead Developer',
        text: 'Builds portals, joins and the occasional small machine. Deletes more lines than go in.',
        asks: 'What must never happen, even on a bad day?',
      },
      {
        id: 'search',
        role: 'Search Lead',
        text: 'Looks after rankings, local profiles and the sources that assistants quote. Keeps a ledger of predictions, wrong ones included.',
        asks: 'Which fact could only you publish?',
      },
      {
        id: 'paid-media',
        role: 'Paid Media Lead',
        text: 'Runs search and social accounts with a calculator open, and is happiest switching something off.',
        asks: 'What does a new customer leave you, after costs?',
      },
      {
        id: 'content',
        role: 'Content and Social Lead',
        text: 'Arrives with a camera, a flask and a list of questions your customers ask. Leaves with a month of films.',
        asks: 'What do you explain to people over and over?',
      },
      {
        id: 'data',
        role: 'Data and Automation Lead',
        text: 'Connects systems, scores enquiries and guards the list of people who said no.',
        asks: 'Who decides when the computer is unsure?',
      },
    ],
    sample: true,
  },
  values: {
    id: 'values',
    title: 'Core values, with what they cost us',
    lead: 'None of them is free. What we give up for it stands beside each.',
    items: [
      {
        title: 'Evidence before opinion',
        text: 'We measure the starting point before changing anything, so that improvement can be shown or disproved.',
        cost: 'A week at the front of each project in which nothing new appears.',
      },
      {
        title: 'Your name on the accounts',
        text: 'Domains, advertising and analytics accounts are yours from the first day, and the code once it is paid for.',
        cost: 'You could leave with everything you have paid for.',
      },
      {
        title: 'Say the number',
        text: 'Fees, dates and expectations are written as figures, with the assumption beside each.',
        cost: 'A rounder promise from someone else may win the pitch.',
      },
      {
        title: 'Software proposes, people decide',
        text: 'Models rank, draft and summarise here every day. A member of staff answers for whatever leaves the building.',
        cost: 'An hour of checking that a braver agency would skip.',
      },
      {
        title: 'Leave it tidy',
        text: 'Notes, tests and plain names, as though a stranger were to take over tomorrow.',
        cost: 'Slower afternoons now, for an easier morning later.',
      },
    ],
  },
  journey: {
    id: 'journey',
    title: 'The journey, 2019 to 2025',
    lead: 'What each year added to the way we work.',
    events: [
      {
        year: '2019',
        title: 'One desk',
        text: 'The founder rents a room in Scarborough and builds websites for businesses within walking distance. Invoices are delivered on foot.',
      },
      {
        year: '2020',
        title: 'Shops without doors',
        text: 'Local traders have to sell online in a hurry. We learn to put a working checkout first and a pretty home page second.',
      },
      {
        year: '2021',
        title: 'The first advert',
        text: 'Clients with good sites ask for visitors. A paid media specialist joins, along with the rule that no campaign starts before its margin is known.',
      },
      {
        year: '2022',
        title: 'Keys and alarms',
        text: 'After a winter of rescuing neglected websites, management becomes a service of its own, with backups and an on-call rota.',
      },
      {
        year: '2023',
        title: 'Machines, carefully',
        text: 'Language models enter the office. They are given sorting and drafting, a supervisor, and a list of things they may not touch.',
      },
      {
        year: '2024',
        title: 'Answers as well as results',
        text: 'People begin asking assistants what they used to type into a search box. Our search work takes on a second half, and SEO becomes SEO & GEO.',
      },
      {
        year: '2025',
        title: 'One roadmap',
        text: 'Design, search, advertising and lead generation move on to a single plan per client. A summer website offer at one fixed price opens the door to smaller firms.',
      },
    ],
    sample: true,
  },
  careers: {
    id: 'careers',
    title: 'Careers',
    lead: 'There is no vacancy today. Good people rarely appear on the day of an advertisement, so we read letters all year.',
    send: {
      title: 'What to send',
      items: [
        'One page about a piece of work: the problem, what you did, what you would change',
        'A link where we can see it in use, or a few pictures if it is private',
        'The hours and place that suit you, and the pay you need',
        'What you would like to be better at in a year',
      ],
    },
    leaveOut: {
      title: 'What to leave out',
      items: [
        'Your photograph, age and home address',
        'Unpaid test pieces made for us',
        'A list of software with stars beside it',
      ],
    },
    afterwards: {
      title: 'What happens then',
      steps: [
        {
          title: 'A person reads it',
          text: 'The specialist nearest to your trade does, and writes back either way.',
        },
        {
          title: 'A conversation',
          text: 'Forty minutes about your page, by video or over tea. You question us for half of it.',
        },
        {
          title: 'A paid day',
          text: 'If a place opens, you spend one day on a real task at a day rate, and then both sides decide.',
        },
      ],
    },
    button: { label: 'Write to Us', href: '/lets-talk' },
    sample: true,
  },
  closing: {
    title: 'Ready to Transform Your Digital Presence?',
    text: 'Come with a question and a rough budget, or with neither. You will go away with a next step you could take without us.',
    buttons: [
      { label: 'Book Discovery Call', href: '/book-discovery-call' },
      { label: 'View Our Work', href: '/portfolio' },
    ],
  },
});
