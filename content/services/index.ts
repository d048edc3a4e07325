import { define } from '#content/define.ts';
import { type ServicesIndexPage, servicesIndexPage } from '#content/schema/service.ts';

/** What `/services` says; figures come from each service's own `glance`. */
export const servicesIndex = define<ServicesIndexPage>('content/services/index.ts', servicesIndexPage, {
  hero: {
    eyebrow: 'Services',
    headline: 'Start with what is wrong',
    intro:
      'Most people come with a complaint, not a shopping list. Find yours, and the service that deals with it.',
    buttons: [
      { label: 'Book Discovery Call', href: '/book-discovery-call' },
      { label: 'View Our Work', href: '/portfolio' },
    ],
    facts: [],
  },
  byProblem: {
    id: 'by-problem',
    title: 'Which of these did you say this week?',
    lead: 'Nine common complaints, and the service that usually answers each.',
    kinds: ['They come and leave', 'Too few come', 'It eats the working day'],
    entries: [
      {
        problem: 'People look at our site and then ring someone else.',
        advice: 'Work on the words and the proof before you pay for more visitors.',
        service: 'web-design',
      },
      {
        problem: 'They fill the basket and vanish.',
        advice: 'Walk through the last four screens before buying more visitors.',
        service: 'ecommerce',
      },
      {
        problem: 'The site went down and we heard it from a customer.',
        advice: 'Have it watched day and night, with backups that somebody tests.',
        service: 'website-management',
      },
      {
        problem: 'We need clients before the end of the month.',
        advice: 'Paid search is the one channel that can answer that fast, if your margin allows it.',
        service: 'ppc-advertising',
      },
      {
        problem: 'I search for my own trade, and we are on page three.',
        advice: 'Allow six months, and begin with the pages you already have.',
        service: 'seo-geo',
      },
      {
        problem: 'Four hundred followers, and most are relatives.',
        advice: 'Fewer networks, a plan for the month and a day with a camera.',
        service: 'social-media-marketing',
      },
      {
        problem: 'Every order is typed three times.',
        advice: 'Linking the systems often costs less than a year of typing.',
        service: 'web-development',
      },
      {
        problem: 'I found an enquiry from March. It is June.',
        advice: 'One record per customer, with reminders that set themselves.',
        service: 'crm',
      },
      {
        problem: 'Sales spends its mornings looking for somebody to call.',
        advice: 'Let software do the looking and keep the calling human.',
        service: 'ai-lead-generation',
      },
    ],
  },
  groups: {
    id: 'groups',
    title: 'Nine services in three groups',
    lead: 'Three build something, four bring people to it, two look after it.',
    list: [
      {
        title: 'Build',
        text: 'Paid once, owned by you. Projects with a scope, an end date and a handover.',
        services: ['web-design', 'web-development', 'ecommerce'],
      },
      {
        title: 'Bring',
        text: 'Monthly work that is judged by enquiries and orders, and can be stopped when it no longer pays.',
        services: ['ppc-advertising', 'seo-geo', 'social-media-marketing', 'ai-lead-generation'],
      },
      {
        title: 'Keep',
        text: 'Looking after the site, and the people who write to you.',
        services: ['website-management', 'crm'],
      },
    ],
    note: 'Advertising spend and third-party subscriptions come on top. These are starting prices; your proposal replaces them.',
  },
  order: {
    id: 'order',
    title: 'If you could only do one thing first',
    lead: 'Most businesses need several of these in the end. This is the order we would take them in, cheapest repair first.',
    points: [
      {
        title: 'Keep what arrives',
        text: 'Customers lost to unanswered forms, broken checkouts and forgotten quotes are the cheapest to win back.',
        services: ['crm', 'ecommerce', 'website-management'],
      },
      {
        title: 'Answer on the page',
        text: 'Visitors who land on a vague page leave again, however much you paid for them.',
        services: ['web-design', 'web-development'],
      },
      {
        title: 'Buy a little demand',
        text: 'A small advertising budget shows within weeks which words bring buyers.',
        services: ['ppc-advertising'],
      },
      {
        title: 'Then earn it',
        text: 'Use the words that worked in search and social posts, which keep bringing people after you stop paying.',
        services: ['seo-geo', 'social-media-marketing'],
      },
      {
        title: 'Automate last',
        text: 'Once enquiries are answered and quotes followed up by hand, software can take over the routine part.',
        services: ['ai-lead-generation'],
      },
    ],
  },
  closing: {
    title: 'Still between two of them?',
    text: 'Describe the trouble in your own words. The founder takes the first call, and half an hour is usually enough to settle it.',
    buttons: [
      { label: 'Book Discovery Call', href: '/book-discovery-call' },
      { label: 'Write to Us', href: '/lets-talk' },
    ],
  },
});
