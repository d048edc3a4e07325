import { define } from './define.ts';
import { type AboutPage, type AboutPageGiven, aboutPage } from './schema/about.ts';

export const about = define<AboutPage, AboutPageGiven>('content/about.ts', aboutPage, {
  hero: {
    eyebrow: 'About',
    headline: 'Small enough to answer. Old enough to have been wrong.',
    intro:
      'We are a full-service digital agency on the Yorkshire coast. There are seven of us in one room, and we write down whatever we tell a client, so that anyone can check it later.',
    buttons: [
      { label: 'Book Discovery Call', href: '/book-discovery-call' },
      { label: 'View Our Work', href: '/portfolio' },
    ],
    sample: true,
  },
  stats: {
    id: 'figures',
    title: 'Four figures, and how to read them',
    lead: 'Each comes with how we counted it.',
    items: [
      {
        value: '95%',
        label: 'client retention',
        basis:
          'Monthly clients in January who were still clients in December. Projects with a fixed end are not counted.',
      },
      {
        value: '6.5x',
        label: 'average ROAS',
        basis:
          'Advertising accounts in their second year or later: revenue credited to adverts\u00a0÷\u00a0spend. With new accounts included, the average is the 4.2x on our PPC page.',
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
    lead: 'The person who takes your first call also signs your proposal.',
    paragraphs: [
      'The founder spent ten years as a client first, buying websites and advertising from firms that sent a director to the pitch and a trainee to do the work. The reports were long. The phone stayed quiet.',
      'So this firm was set up the other way round. Whoever sells the plan stays on it, the roadmap fits on two pages, and the monthly report opens with what did not work.',
      'These days the founder takes every discovery call and writes each roadmap with the specialist who will carry it out. One advertising account a day, picked at random, still has its search terms read by the founder.',
    ],
    promises: [
      'If something cheaper would do the job, we will say so.',
      'Your questions are answered by a person, who signs with a name.',
      'If we are the wrong firm for you, you will know before the call ends.',
    ],
    button: { label: 'Book Discovery Call', href: '/book-discovery-call' },
    sample: true,
  },
  team: {
    id: 'team',
    title: 'Six specialists, and the question each asks first',
    lead: 'You work with the people your project needs, and talk to them directly.',
    members: [
      {
        id: 'design',
        role: 'Head of Design',
        text: 'Designs in black and white until a page makes sense without colour. Trained as a typesetter.',
        asks: 'What do customers wrongly believe about you?',
      },
      {
        id: 'development',
        role: 'Lead Developer',
        text: 'Builds portals and integrations, and deletes more code than anyone else here writes. Takes the emergency phone every other week.',
        asks: 'What must never happen, even on a bad day?',
      },
      {
        id: 'search',
        role: 'Search Lead',
        text: 'Looks after rankings, local listings and the pages that AI assistants quote. Keeps a log of predictions, wrong ones included.',
        asks: 'What do you know that nobody else could publish?',
      },
      {
        id: 'paid-media',
        role: 'Paid Media Lead',
        text: 'Runs search and social accounts with a calculator open, and is happiest switching something off.',
        asks: 'What is a new customer worth to you, after costs?',
      },
      {
        id: 'content',
        role: 'Content and Social Lead',
        text: 'Turns up with a camera, a flask and a list of your customers’ questions. Leaves with a month of videos.',
        asks: 'What do you find yourself explaining over and over?',
      },
      {
        id: 'data',
        role: 'Data and Automation Lead',
        text: 'Connects systems, scores enquiries and looks after the list of people who said no. Takes the emergency phone in the other weeks.',
        asks: 'Who decides when the computer is unsure?',
      },
    ],
    sample: true,
  },
  values: {
    id: 'values',
    title: 'Core values, with what they cost us',
    lead: 'None of them is free. Beside each is what we give up for it.',
    items: [
      {
        title: 'Evidence before opinion',
        text: 'We measure where you are before we change anything, so that any improvement can be proved.',
        cost: 'A week at the start of each project with nothing new to show for it.',
      },
      {
        title: 'Your name on the accounts',
        text: 'Domains, advertising and analytics accounts are yours from the first day, and the code once it is paid for.',
        cost: 'You could leave with everything you have paid for.',
      },
      {
        title: 'Put a figure on it',
        text: 'Every proposal gives its fees, dates and expected results in figures, with the assumptions beside them. Where a price depends on what we find, the page of that service says so.',
        cost: 'A bolder promise from someone else may win the pitch.',
      },
      {
        title: 'A person signs it off',
        text: 'AI ranks, drafts and summarises here every day. A member of staff is responsible for everything that goes out.',
        cost: 'An hour of checking that a braver agency would skip.',
      },
      {
        title: 'Leave it tidy',
        text: 'Notes, tests and plain names, as if a stranger were taking over tomorrow.',
        cost: 'The last day of every project goes on tidying.',
      },
    ],
  },
  journey: {
    id: 'journey',
    title: 'The journey, 2019 to 2025',
    lead: 'What each year added to the way we work. A year goes on the line once it is over.',
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
        text: 'Clients with good sites ask for more visitors. A paid media specialist joins and brings a rule: no campaign starts until we know the margin.',
      },
      {
        year: '2022',
        title: 'Keys and alarms',
        text: 'After a winter of rescuing neglected websites, management becomes a service of its own, with daily backups and somebody always on call.',
      },
      {
        year: '2023',
        title: 'Machines, carefully',
        text: 'Language models arrive in the office. They get the sorting and the drafting, a supervisor, and a list of things they may not touch.',
      },
      {
        year: '2024',
        title: 'Answers as well as results',
        text: 'People begin asking assistants what they used to type into a search box. Our search work takes on a second half, and SEO becomes SEO & GEO.',
      },
      {
        year: '2025',
        title: 'One roadmap',
        text: 'Design, search, advertising and lead generation move on to a single plan per client. A summer website offer at one fixed price brings in smaller firms.',
      },
    ],
    sample: true,
  },
  careers: {
    id: 'careers',
    title: 'Careers',
    lead: 'We have no vacancies today, but we read applications all year round.',
    send: {
      title: 'What helps us',
      items: [
        'A piece of work: the problem, what you did, what you would change',
        'A link where we can see it in use, or a few pictures if it is private',
        'The hours and place that would suit you, and the salary you are looking for',
        'What you would like to be better at a year from now',
      ],
    },
    leaveOut: {
      title: 'What to leave out',
      items: [
        'Your photograph, age and home address',
        'Unpaid sample work done for us',
        'A list of software with star ratings',
      ],
    },
    afterwards: {
      title: 'What happens next',
      steps: [
        {
          title: 'A person reads it',
          figure: '5 working days',
          text: 'The specialist closest to your line of work does, and writes back within five working days, whatever the answer.',
        },
        {
          title: 'A conversation',
          figure: '40 minutes',
          text: 'Forty minutes about your work, by video or over a cup of tea. Half of it is for your questions.',
        },
        {
          title: 'A paid day',
          figure: '1 day',
          text: 'If a job comes up, you spend a day on real work, paid at a day rate, and then we both decide.',
        },
      ],
    },
    button: { label: 'Send Your Application', subject: 'Working with you' },
    sample: true,
  },
  closing: {
    title: 'Ready to Transform Your Digital Presence?',
    text: 'Come with a question and a rough budget, or with neither. You will leave with a next step you could take without us.',
    buttons: [
      { label: 'Book Discovery Call', href: '/book-discovery-call' },
      { label: 'View Our Work', href: '/portfolio' },
    ],
  },
});
