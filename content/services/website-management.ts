import { define } from '#content/define.ts';
import { type ServicePage, type ServicePageGiven, servicePageOf } from '#content/schema/service.ts';

export const websiteManagement = define<ServicePage, ServicePageGiven>(
  'content/services/website-management.ts',
  servicePageOf('website-management'),
  {
    slug: 'website-management',
    name: 'Website Management',
    summary: 'Updates, daily backups, small changes and a phone that is answered at night.',
    glance: {
      problem: 'Nobody has updated the site since the person who built it left.',
      firstResult: 'A verified backup on the day we take over',
      price: {
        kind: 'from',
        pounds: 150,
        per: 'month',
        basis: 'A brochure site on one host, with two hours of changes.',
        sample: true,
      },
    },
    hero: {
      eyebrow: 'Website Management',
      headline: 'Someone else hears the alarm',
      intro:
        'We update the software, test the backups, make your small changes and answer when something breaks. Hand us the keys and keep your weekends.',
      buttons: [
        { label: 'Book Discovery Call', href: '/book-discovery-call' },
        { label: 'View Our Work', href: '/portfolio' },
      ],
      facts: [
        { value: '24/7', label: 'emergency support' },
        { value: 'Daily', label: 'automated backups' },
        { value: '1 contact', label: 'by name, who knows your site' },
      ],
    },
    sections: [
      {
        kind: 'timeline',
        id: 'two-in-the-morning',
        title: 'What happens at 2 a.m. when the site is down',
        lead: 'A Tuesday in February. You are asleep. This is the part you pay for.',
        entries: [
          {
            when: '01:58',
            title: 'A check fails',
            text: 'One monitor asks for the page and gets no answer. A second, in another country, asks again before anybody is woken.',
          },
          {
            when: '02:00',
            title: 'A phone rings',
            text: 'Ours. Two of us take the emergency phone in turn, a week each. If one has not answered within minutes, it rings the other.',
          },
          {
            when: '02:10',
            title: 'The fault is named',
            text: 'Domain, certificate, host, database or code: five suspects, each with its own test, in order of likelihood. A first message goes to you, to be read when you wake.',
          },
          {
            when: '02:20',
            title: 'Visitors get an answer',
            text: 'A holding page goes up with your number and email address, and search engines are told to come back later.',
          },
          {
            when: '02:35',
            title: 'Fix or restore',
            text: 'If we do not know the fix by now, the most recent good copy goes back up while we study the broken one.',
          },
          {
            when: '03:05',
            title: 'Somebody tries to buy something',
            text: 'A page can load and still be broken, so we send an enquiry, place a test order and wait for the confirmation.',
          },
          {
            when: '08:30',
            title: 'You read about it',
            text: 'The whole of it, briefly: when it stopped, what visitors saw, what caused it, what is left to do.',
          },
          {
            when: 'Friday',
            title: 'The cause is removed',
            text: 'We schedule a permanent fix, and the next rehearsal includes this fault.',
          },
        ],
        note: 'The times illustrate our procedure. They are not the log of a real incident. Guaranteed response times are in your agreement.',
        sample: true,
      },
      {
        kind: 'checklist',
        id: 'rota',
        title: 'The quiet work, by the calendar',
        lead: 'What we do, and how often, whether or not anything is wrong.',
        groups: [
          {
            title: 'Every day',
            items: [
              'A copy of files and database, stored away from your host',
              'Availability tested from two countries',
              'Security notices read for the software you run',
            ],
          },
          {
            title: 'Every week',
            items: [
              'Updates applied to a private copy, then to the live site',
              'Forms submitted and followed to the inbox',
              'Broken links found and redirected',
            ],
          },
          {
            title: 'Every month',
            items: [
              'One backup restored in full, to prove that it works',
              'Speed compared with the month before, page by page',
              'Access reviewed: leavers removed, passwords rotated',
            ],
          },
          {
            title: 'Every quarter',
            items: [
              'Domain and certificate expiry dates confirmed with you',
              'Contact details, prices and company details read through',
              'A rehearsal of the night call described above',
            ],
          },
        ],
      },
      {
        kind: 'capabilities',
        id: 'care',
        layout: 'grid',
        title: 'What you can leave with us',
        lead: 'One inbox for everything with a web address.',
        items: [
          {
            title: 'Content changes',
            text: 'Send a sentence and a picture. We place them, check the phone view and reply with the link.',
          },
          {
            title: 'Software updates',
            text: 'Core, theme and plug-ins tried on a copy first. Anything that breaks the copy waits for a fix.',
          },
          {
            title: 'Hosting and domains',
            text: 'Renewals watched, DNS documented, bills kept in your name.',
          },
          {
            title: 'Speed and safety',
            text: 'Caching, image sizes, firewall rules and spam filters tuned as traffic changes.',
          },
        ],
      },
      {
        kind: 'included',
        id: 'included',
        title: 'What’s Included',
        lead: 'Every plan has these, the smallest too.',
        items: [
          {
            title: 'Emergencies at any hour',
            text: 'A number that reaches an engineer on Christmas Day.',
          },
          {
            title: 'Off-site copies',
            text: 'Taken every night by machine, and opened once a month by a person.',
          },
          { title: 'Planned updates', text: 'On a weekday you agree to, with a note of what changed.' },
          {
            title: 'Change time',
            text: 'A monthly allowance for edits, with the balance shown in each report.',
          },
          {
            title: 'Uptime watch',
            text: 'Measured from outside your network, including the checkout or form.',
          },
          {
            title: 'A one-page report',
            text: 'What we did, what we saw, and the single thing we would spend money on next.',
          },
        ],
      },
      {
        kind: 'process',
        id: 'process',
        title: 'Taking over from someone else',
        lead: 'Inherited websites come with missing passwords. We have a routine for that.',
        steps: [
          {
            when: 'Day one',
            title: 'Copy everything',
            text: 'Before touching a setting we take a complete backup and prove that it starts elsewhere.',
          },
          {
            when: 'Days 2–4',
            title: 'Find the keys',
            text: 'Registrar, host, email, analytics: who holds each account, and how to bring it home.',
          },
          {
            when: 'Days 5–9',
            title: 'Clear the backlog',
            text: 'Overdue updates, unused plug-ins and strangers with administrator rights are dealt with in a batch.',
          },
          {
            when: 'From then on',
            title: 'Keep the rhythm',
            text: 'Routine checks begin, you meet your contact, and we thank the previous supplier.',
          },
        ],
      },
      {
        kind: 'testimonials',
        id: 'testimonials',
        title: 'An accountant checks our monthly report',
        ids: [6],
        stars: false,
      },
      {
        kind: 'case-studies',
        id: 'case-studies',
        title: 'Sites worth looking after',
        lead: 'Four sites, and what looking after them has involved since launch.',
        cards: [
          {
            slug: 'broken-society',
            name: 'Broken Society',
            focus: 'Nine lines, ticked on the evening before a release',
            drawing: 'broken-society-checklist',
          },
          {
            slug: 'buddha-brands',
            name: 'Buddha Brands',
            focus: 'One page each Monday, and what to change next',
            drawing: 'buddha-brands-monday',
          },
          {
            slug: 'yards-store',
            name: 'Yards Store',
            focus: 'An alarm if the till link falls silent',
            drawing: 'yards-store-till',
          },
          {
            slug: 'den-architecture',
            name: 'Den Architecture',
            focus: 'Planning guides read again each quarter',
            drawing: 'den-architecture-tap-3',
          },
        ],
        all: { label: 'All Case Studies', href: '/portfolio' },
        sample: true,
      },
    ],
    ownQuestions: [],
    asked: [
      'how-much-do-hosting-and-management-cost',
      'our-site-works-fine-why-would-we-pay-for-management',
      'what-counts-as-an-emergency',
      'can-you-look-after-a-website-that-somebody-else-built',
      'how-often-is-our-website-backed-up',
      'how-do-we-cancel-and-what-do-we-take-with-us',
    ],
    closing: {
      title: 'When did you last restore a backup?',
      text: 'If the answer is a pause, talk to us. We look from the outside first, then tell you what is out of date, who holds your keys and where to begin.',
      buttons: [{ label: 'Book Discovery Call', href: '/book-discovery-call' }],
    },
  },
);
