import { define } from '#content/define.ts';
import { type ServicesIndexPage, servicesIndexPage } from '#content/schema/service.ts';

/** What `/services` says; the table's figures come from each service's own `glance`. */
export const servicesIndex = define<ServicesIndexPage>('content/services/index.ts', servicesIndexPage, {
  hero: {
    eyebrow: 'Services',
    headline: 'Start with what is wrong',
    intro:
      'Agencies list what they sell. You probably arrived with a complaint. Find it below and we will point at one page, sometimes at the cheaper one.',
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
    entries: [
      {
        problem: 'People look at our site and then ring someone else.',
        advice: 'The words and the order of proof need work before the traffic does.',
        service: 'web-design',
      },
      {
        problem: 'We need clients before the end of the month.',
        advice: 'Paid search is the one channel that can answer that fast, if your margin allows it.',
        service: 'ppc-advertising',
      },
      {
        problem: 'When I search for my own trade, I am on page three.',
        advice: 'Give it two quarters, and begin with pages you already own.',
        service: 'seo-geo',
      },
      {
        problem: 'My best salesperson spends the morning looking for somebody to call.',
        advice: 'Let software do the looking and keep the calling human.',
        service: 'ai-lead-generation',
      },
      {
        problem: 'Every order is typed three times.',
        advice: 'A join between systems often costs less than a year of the typing.',
        service: 'web-development',
      },
      {
        problem: 'I found an enquiry from March. It is June.',
        advice: 'One record per customer, with tasks that raise themselves.',
        service: 'crm',
      },
      {
        problem: 'They fill the basket and vanish.',
        advice: 'Walk through the last four screens before buying more visitors.',
        service: 'ecommerce',
      },
      {
        problem: 'The site went down and we heard it from a customer.',
        advice: 'Put it on a rota, with backups that somebody opens.',
        service: 'website-management',
      },
      {
        problem: 'We have four hundred followers, and most are relatives.',
        advice: 'Fewer networks, a plan for the month and a day with a camera.',
        service: 'social-media-marketing',
      },
    ],
  },
  groups: {
    id: 'groups',
    title: 'Nine services in three groups',
    lead: 'Something to build, something to bring people, something to keep it all going.',
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
        text: 'Care for what you have won: the site itself, and the people who wrote to you.',
        services: ['website-management', 'crm'],
      },
    ],
  },
  atAGlance: {
    id: 'at-a-glance',
    title: 'Time and money, side by side',
    lead: 'How soon you should notice a difference, and the least it is likely to cost. Where an honest figure needs a look at your business, the table says so.',
    columns: { service: 'Service', firstResult: 'First result', price: 'Starting price' },
    note: 'Advertising spend and third-party subscriptions come on top. These are starting prices; your proposal replaces them.',
  },
  order: {
    id: 'order',
    title: 'If you could only do one thing first',
    lead: 'The sequence matters more than the selection. This is ours, cheapest mistake first.',
    points: [
      {
        title: 'Stop losing what already arrives',
        text: 'Unanswered forms, broken checkouts and forgotten quotes are the least expensive customers you will ever win back.',
      },
      {
        title: 'Make the page answer',
        text: 'Traffic sent to a vague page buys evidence that the page is vague.',
      },
      {
        title: 'Buy a little demand',
        text: 'A small advertising budget shows within weeks which words bring buyers.',
      },
      {
        title: 'Then earn it',
        text: 'Put those proven words into search and social work, where results last longer after the spending stops.',
      },
      {
        title: 'Add machinery last',
        text: 'Automation multiplies whatever it is given, muddle included.',
      },
    ],
  },
  closing: {
    title: 'Still between two of them?',
    text: 'Describe the trouble in your own words. The founder takes the first call, and half an hour normally settles which page you needed.',
    buttons: [
      { label: 'Free Discovery Call', href: '/book-discovery-call' },
      { label: 'Write to Us', href: '/lets-talk' },
    ],
  },
});
