import { define } from './define.ts';
import { live } from './live.ts';
import { notes } from './notes.ts';
import { pagesOfNotes } from './pages-of-notes.ts';
import { withCaseStudies } from './pages-of-studies.ts';
import { caseStudies } from './portfolio.ts';
import { type Page, pagesSchema } from './schema/page.ts';

const entries: Page[] = define('content/pages.ts', pagesSchema, [
  {
    path: '/',
    title: 'Web design and digital marketing in Yorkshire',
    description:
      'Websites, paid search and lead generation for UK businesses, planned on one roadmap and reported every month. Start with a free 30-minute discovery call.',
    keywords: ['digital agency Yorkshire', 'web design Scarborough', 'PPC agency UK', 'AI lead generation'],
    kicker: 'Driven By Results',
    socialTitle: 'AI Powered Digital Marketing Services',
    socialDescription:
      'One small team in Scarborough for your website, your advertising and the enquiries they bring in.',
    lastModified: '2026-11-28',
  },
  {
    path: '/portfolio',
    title: 'Our portfolio: six projects, start to finish',
    description:
      'Five client projects: the problem in numbers, the decisions we took and what changed. The sixth is this site, with figures you can check yourself.',
    keywords: [
      'web design portfolio',
      'agency case studies',
      'e-commerce case study',
      'website redesign examples',
    ],
    kicker: 'Portfolio',
    socialTitle: 'Our Portfolio',
    socialDescription: 'What each client came with, what we built, how long it took and who worked on it.',
    lastModified: '2026-11-26',
  },
  {
    path: '/portfolio/buddha-brands',
    title: 'Buddha Brands: a shop rebuilt for phones',
    description:
      'How a wellness brand with a slow mobile checkout was rebuilt in six weeks around the four balms, teas and candles that people came back for.',
    keywords: ['wellness e-commerce case study', 'mobile checkout redesign', 'Google Shopping case study'],
    kicker: 'Case study · Wellness',
    socialTitle: 'Buddha Brands: four products up front, more sold',
    socialDescription: 'A six-week rebuild for a wellness brand whose customers were mostly on phones.',
    lastModified: '2026-11-26',
  },
  {
    path: '/portfolio/yards-store',
    title: 'Yards Store: one stock list for shop and site',
    description:
      'A clothing store was refunding orders for things it had already sold. Eight weeks later the till and the website share one stock list.',
    keywords: ['retail website case study', 'e-commerce stock integration', 'click and collect website'],
    kicker: 'Case study · Retail',
    socialTitle: 'Yards Store: the shop floor, online and in stock',
    socialDescription:
      'Two specialists, eight weeks, and an end to apologising for orders that could not be filled.',
    lastModified: '2026-11-26',
  },
  {
    path: '/portfolio/den-architecture',
    title: 'Den Architecture: fewer, better enquiries',
    description:
      'An architecture studio spent its evenings on enquiries it could not take. A four-week rebuild let the right clients find it and the rest choose early.',
    keywords: ['architect website design', 'architecture studio case study', 'local SEO for architects'],
    kicker: 'Case study · Architecture',
    socialTitle: 'Den Architecture: a website that answers first',
    socialDescription:
      'How published fees, honest timescales and a six-question brief gave a studio its evenings back.',
    lastModified: '2026-11-28',
  },
  {
    path: '/portfolio/chartford-homes',
    title: 'Chartford Homes: viewings booked plot by plot',
    description:
      'A housebuilder in six villages had one PDF price list. Ten weeks of work gave every plot a page and a live status, and each show home a diary.',
    keywords: ['property developer website', 'new homes marketing', 'housebuilder lead generation'],
    kicker: 'Case study · New homes',
    socialTitle: 'Chartford Homes: every plot has a page of its own',
    socialDescription:
      'Live plot status, viewings that book themselves, and a sales team that starts with the facts.',
    lastModified: '2026-11-28',
  },
  {
    path: '/portfolio/broken-society',
    title: 'Broken Society: a clothing drop that stays up',
    description:
      'A clothing label sold out its drops and lost nearly half its baskets while the site fell over. We rebuilt it for the busiest ten minutes of the month.',
    keywords: ['clothing brand website', 'streetwear e-commerce case study', 'high traffic product drop'],
    kicker: 'Case study · Clothing',
    socialTitle: 'Broken Society: built for the first ten minutes',
    socialDescription:
      'A queue that tells the truth, stock that cannot oversell, and a reason to come back between drops.',
    lastModified: '2026-11-28',
  },
  {
    path: '/portfolio/this-site',
    title: 'This site: measured each time it is built',
    description:
      'What our own website weighs, which security rules it keeps and how it is tested. Every figure is measured when the site is built, and you can check it.',
    keywords: ['fast website case study', 'website performance budget', 'content security policy example'],
    kicker: 'Case study · Our own',
    socialTitle: 'This site: the case that needs no invention',
    socialDescription:
      'Our rules for weight, privacy and the sea, with the figures that show whether we keep them.',
    lastModified: '2026-11-28',
  },
  {
    path: '/services',
    title: 'Services: websites, advertising and search',
    description:
      'Nine services on one page, with what each is for, how long it takes and which to start with. Take one, or let us put several on a single roadmap.',
    keywords: [
      'digital agency services',
      'web design services UK',
      'digital marketing services',
      'PPC and SEO',
    ],
    kicker: 'Services',
    socialTitle: 'What we do, and which part to start with',
    socialDescription:
      'From a first website to monthly advertising: nine services and an honest order to take them in.',
    lastModified: '2026-11-28',
  },
  {
    path: '/services/web-design',
    title: 'Web design for UK small businesses',
    description:
      'Websites designed around the one thing you want visitors to do. Two to eight weeks, two or three revision rounds, and every page tested on a phone first.',
    keywords: ['web design UK', 'small business web design', 'web designer Yorkshire', 'website redesign'],
    kicker: 'Web design',
    socialTitle: 'Web design that gives visitors one clear next step',
    socialDescription: 'See the process week by week, what is included, and how three clients used theirs.',
    lastModified: '2026-11-26',
  },
  {
    path: '/services/web-development',
    title: 'Web development: portals, tools and integrations',
    description:
      'Custom web software for the job a template cannot do: customer portals, calculators, booking and links between the systems you already pay for.',
    keywords: [
      'web development UK',
      'custom web application',
      'API integration',
      'customer portal development',
    ],
    kicker: 'Web development',
    socialTitle: 'Software for the part of your business that is yours',
    socialDescription: 'Working versions every week, tests written alongside, and code that belongs to you.',
    lastModified: '2026-11-26',
  },
  {
    path: '/services/ai-lead-generation',
    title: 'AI lead generation with people in the loop',
    description:
      'Find companies that fit, write to them with a reason, and let software sort the replies. Your team speaks to the ones who want to talk.',
    keywords: ['AI lead generation UK', 'B2B lead generation', 'lead scoring', 'automated lead follow-up'],
    kicker: 'AI lead generation',
    socialTitle: 'Lead generation: software does the sorting, you do the talking',
    socialDescription: 'How we source, score and follow up leads lawfully, and what lands in your diary.',
    lastModified: '2026-11-28',
  },
  {
    path: '/services/website-management',
    title: 'Website management, updates and support',
    description:
      'Updates, daily backups, monitoring and content changes for the website you already have, with emergency support at any hour and a report you can read.',
    keywords: ['website management UK', 'website maintenance', 'website support', 'managed website updates'],
    kicker: 'Website management',
    socialTitle: 'Someone to call when the website needs a hand',
    socialDescription:
      'What is checked each day, week and month, and what happens when a site goes down at night.',
    lastModified: '2026-11-28',
  },
  {
    path: '/services/social-media-marketing',
    title: 'Social media marketing for UK brands',
    description:
      'A posting plan built on what your customers ask, made by people who visit you with a camera, and measured by enquiries and sales before likes.',
    keywords: [
      'social media marketing UK',
      'social media agency Yorkshire',
      'content creation',
      'paid social',
    ],
    kicker: 'Social media',
    socialTitle: 'Social media your customers have a reason to read',
    socialDescription:
      'Four steps from audience analysis to a monthly calendar, with the results written in plain words.',
    lastModified: '2026-11-28',
  },
  {
    path: '/services/seo-geo',
    title: 'SEO and GEO: found by search and AI answers',
    description:
      'Search engine and generative engine optimisation together: pages written to rank in Google and to be quoted by AI assistants. First results in 3 to 6 months.',
    keywords: [
      'SEO agency UK',
      'generative engine optimization',
      'local SEO Yorkshire',
      'AI search visibility',
    ],
    kicker: 'SEO & GEO',
    socialTitle: 'Be the answer, whichever engine is asked',
    socialDescription: 'Technical fixes, pages worth quoting and local listings, tracked month by month.',
    lastModified: '2026-11-28',
  },
  {
    path: '/services/ppc-advertising',
    title: 'PPC advertising: Google Ads and paid social',
    description:
      'Google Ads and social campaigns run to a cost per enquiry agreed in advance. Your account stays yours, and the audit that starts it is free.',
    keywords: ['PPC agency UK', 'Google Ads management', 'paid social advertising', 'free PPC audit'],
    kicker: 'PPC advertising',
    socialTitle: 'Paid advertising with the sums shown',
    socialDescription:
      'What a click, an enquiry and a sale should cost you, worked out before anything is spent.',
    lastModified: '2026-11-28',
  },
  {
    path: '/services/crm',
    title: 'CRM and client portals that people use',
    description:
      'One place for customers, quotes and follow-ups, set up around how your team already works, with a portal where your clients see progress for themselves.',
    keywords: ['CRM setup UK', 'client portal', 'CRM integration', 'sales pipeline software'],
    kicker: 'CRM',
    socialTitle: 'A CRM your team opens without being told to',
    socialDescription: 'Fewer fields, clean imports, and follow-ups that remind themselves.',
    lastModified: '2026-11-28',
  },
  {
    path: '/services/ecommerce',
    title: 'E-commerce development for UK shops',
    description:
      'Online shops with quick product pages, a short checkout and stock that agrees with your till. Built to be run by your own staff from the first day.',
    keywords: [
      'e-commerce development UK',
      'online shop design',
      'Shopify and WooCommerce',
      'checkout optimisation',
    ],
    kicker: 'E-commerce',
    socialTitle: 'An online shop with nothing between basket and paid',
    socialDescription: 'Product data, delivery rules, payment and stock: the order we do them in, and why.',
    lastModified: '2026-11-28',
  },
  {
    path: '/about',
    title: 'About us: the team, the values, your questions',
    description:
      'Who you will work with, what we hold ourselves to, how the agency grew from 2019 to 2025, and plain answers to the questions clients ask us most.',
    keywords: [
      'digital agency Scarborough',
      'about our agency',
      'web design questions',
      'agency careers Yorkshire',
    ],
    kicker: 'About',
    socialTitle: 'A Yorkshire agency that puts its answers in writing',
    socialDescription: 'Meet the roles behind the work, and search the questions other clients asked first.',
    lastModified: '2026-11-28',
  },
  {
    path: '/about/questions',
    title: 'All our questions and answers on one page',
    description:
      'Every question clients ask us, by topic, on one page you can search, print or pass on: websites, lead generation, social media and search.',
    keywords: ['digital agency questions', 'website FAQ', 'marketing FAQ UK'],
    kicker: 'Questions',
    socialTitle: 'Every question we are asked, with its answer',
    socialDescription: 'One long page to search or print.',
    lastModified: '2026-11-26',
  },
  {
    path: '/about/questions/web-design',
    title: 'Web design: your questions, answered',
    description:
      'What a website costs, how long the design takes, who owns it, how many changes you get and what the law asks of it. Two dozen plain answers.',
    keywords: [
      'web design questions',
      'website cost UK',
      'website design timescale',
      'who owns website design',
    ],
    kicker: 'Questions',
    socialTitle: 'Web design, question by question',
    socialDescription: 'Costs, weeks, changes and ownership, before you sign anything.',
    lastModified: '2026-11-26',
  },
  {
    path: '/about/questions/web-development',
    title: 'Web development: your questions, answered',
    description:
      'Timescales, technology, payments, cookies, security, portals and launch day: what to know before somebody writes code for your business.',
    keywords: [
      'web development questions',
      'custom website code ownership',
      'website launch checklist',
      'website security UK',
    ],
    kicker: 'Questions',
    socialTitle: 'Web development, question by question',
    socialDescription: 'Who owns the code, what happens on launch day, and who fixes faults afterwards.',
    lastModified: '2026-11-26',
  },
  {
    path: '/about/questions/ai-lead-generation',
    title: 'AI lead generation: your questions, answered',
    description:
      'Which emails you may send, what a lead costs and counts as, where the data goes, and what software should never do. Answered for UK businesses.',
    keywords: [
      'AI lead generation questions',
      'cold email law UK',
      'lead generation cost',
      'chatbot rules UK',
    ],
    kicker: 'Questions',
    socialTitle: 'AI lead generation, question by question',
    socialDescription: 'The law, the price and the limits, each in plain words.',
    lastModified: '2026-11-28',
  },
  {
    path: '/about/questions/website-management',
    title: 'Website management: your questions, answered',
    description:
      'Hosting, domains, backups, emergencies, updates and leaving us: how a website is looked after, and what you pay for each month.',
    keywords: [
      'website management questions',
      'website hosting cost UK',
      'website backup',
      'website emergency support',
    ],
    kicker: 'Questions',
    socialTitle: 'Website management, question by question',
    socialDescription: 'Backups, break-ins and broken emails: what is done about each.',
    lastModified: '2026-11-28',
  },
  {
    path: '/about/questions/social-media',
    title: 'Social media: your questions, answered',
    description:
      'Which platforms, how often, who writes and who approves, music, giveaways and complaints: what businesses ask before they post.',
    keywords: [
      'social media marketing questions',
      'social media management cost UK',
      'how often to post',
      'giveaway rules UK',
    ],
    kicker: 'Questions',
    socialTitle: 'Social media, question by question',
    socialDescription: 'Posting, paying, permission and complaints, answered one at a time.',
    lastModified: '2026-11-28',
  },
  {
    path: '/about/questions/seo-geo',
    title: 'SEO and GEO: your questions, answered',
    description:
      'How long search takes, what it costs, whether first place can be promised, and how AI assistants choose whom to recommend.',
    keywords: ['SEO questions', 'GEO questions', 'SEO cost UK', 'AI Overviews questions'],
    kicker: 'Questions',
    socialTitle: 'SEO and GEO, question by question',
    socialDescription: 'Rankings, reviews and AI answers, without promises nobody can keep.',
    lastModified: '2026-11-26',
  },
  {
    path: '/summer-offer',
    title: 'Summer website offer: price, dates and terms',
    description:
      'What the summer website offer includes, the market prices it is measured against, its closing date, and how to hear about the next one.',
    keywords: [
      'small business website offer',
      'affordable website UK',
      'website in 7 days',
      'fixed price website',
    ],
    kicker: 'Summer offer',
    socialTitle: 'The summer website offer, itemised',
    socialDescription:
      'A complete small-business website at one fixed price. Read exactly what is in it and when it ends.',
    lastModified: '2026-11-26',
  },
  {
    path: '/lets-talk',
    title: 'Contact us: let’s start your digital journey',
    description:
      'One short form: who you are, what you need, and the project in your own words. A person reads it within 24 hours on working days.',
    keywords: ['contact digital agency', 'web design enquiry', 'digital marketing enquiry Yorkshire'],
    kicker: 'Contact',
    socialTitle: 'Let’s Start Your Digital Journey',
    socialDescription: 'Send the outline, attach what you have, and hear back from someone who has read it.',
    lastModified: '2026-11-28',
  },
  {
    path: '/quote',
    title: 'Request a quote: reply in 24–48 hours on working days',
    description:
      'Tell us the pages, features, budget and launch date you have in mind and receive a custom proposal. Only your name and email address are required.',
    keywords: ['website quote UK', 'web design prices', 'website cost estimate', 'custom website proposal'],
    kicker: 'Request a quote',
    socialTitle: 'Start Your Website Project Today',
    socialDescription:
      'One form, a few minutes, and a proposal written for your project rather than from a price list.',
    lastModified: '2026-11-28',
  },
  {
    path: '/book-discovery-call',
    title: 'Book a free 30-minute discovery call',
    description:
      'Choose a weekday and a time that suits you, shown in your own time zone. Thirty minutes, no obligation, and a calendar invitation by email.',
    keywords: ['free discovery call', 'book agency consultation', 'digital marketing consultation UK'],
    kicker: 'Discovery call',
    socialTitle: 'Thirty minutes, your questions, no obligation',
    socialDescription: 'Pick a free slot from the live diary and talk to the founder about your project.',
    lastModified: '2026-11-28',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy: what we hold and for how long',
    description:
      'What personal data this website collects, why, the lawful basis for each use, who receives it, how long it is kept, and how to use your rights.',
    keywords: ['privacy policy', 'UK GDPR', 'data protection rights'],
    kicker: 'Legal',
    socialTitle: 'Privacy policy',
    socialDescription: 'Each thing this website stores about you, with its reason and the day it is deleted.',
    lastModified: '2026-11-30',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of service for website and marketing work',
    description:
      'The eleven terms our projects run on: quotes, payment in 30 days, ownership, revisions, liability, ending a project, and the law that applies.',
    keywords: ['terms of service', 'web design contract terms', 'agency terms UK'],
    kicker: 'Legal',
    socialTitle: 'Terms of service',
    socialDescription: 'What you can expect of us, and what we ask of you, in eleven short sections.',
    lastModified: '2026-11-26',
  },
  {
    path: '/reviews-policy',
    title: 'How we collect and check client reviews',
    description:
      'Where the reviews on this website come from, how we make sure that each is real, what we change, and what to do if you doubt one.',
    keywords: ['client reviews policy', 'how reviews are checked', 'agency testimonials'],
    kicker: 'Reviews',
    socialTitle: 'Where our client reviews come from',
    socialDescription: 'No review is paid for, and each needs a person, a date and a permission.',
    lastModified: '2026-11-25',
  },
  {
    path: '/cookie-policy',
    title: 'Cookie policy and cookie settings',
    description:
      'Every cookie and browser storage key that this website sets, what each is for, how long it stays, and the switches to change your choice at any time.',
    keywords: ['cookie policy', 'cookie settings', 'browser storage'],
    kicker: 'Legal',
    socialTitle: 'Cookie policy',
    socialDescription: 'A short list, because we set very little. Change your mind here whenever you like.',
    lastModified: '2026-11-26',
  },
  {
    path: '/your-data',
    title: 'Your data: requests and complaints',
    description:
      'Ask for a copy of your data, have it corrected or deleted, object to its use, or complain about how we treated it. You are told when we will answer.',
    keywords: ['subject access request', 'data protection complaint', 'delete my data'],
    kicker: 'Your rights',
    socialTitle: 'Your data, your say',
    socialDescription: 'One short form, a receipt at once, and an answer within a month.',
    lastModified: '2026-11-26',
  },
  {
    path: '/accessibility',
    title: 'Accessibility statement of this website',
    description:
      'What this website does for disabled people, how we tested it, the limits we know of, and who to tell when something does not work.',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'accessible website'],
    kicker: 'Legal',
    socialTitle: 'Accessibility statement',
    socialDescription: 'What was tested and how, what is not good enough yet, and how to reach us about it.',
    lastModified: '2026-11-26',
  },
]);

/**
 * One entry per public page: what search results, tabs and shared links say about it. Titles name the subject
 * only; the brand is added by the document where it fits, so that a new name is changed in one place. Of the
 * portfolio there is an entry for each project that it shows: its own, or one made from its facts; of the notes
 * there are entries made from them.
 */
export const pages: Page[] = live('list', () => [
  ...withCaseStudies(entries, caseStudies),
  ...pagesOfNotes(notes),
]);

const byPath = live('object', () => Object.fromEntries(pages.map((page) => [page.path, page])));

/**
 * The entry of one public page.
 * @param path address without origin, query or closing slash, such as '/services/seo-geo'
 * @throws Error when content/pages.ts has no entry for it
 */
export function pageFor(path: string): Page {
  const page = byPath[path];
  if (!page) throw new Error(`content/pages.ts: there is no entry for the path '${path}'`);
  return page;
}

/** The title of the browser tab: the page's own, and the brand where both fit into 60 characters. */
export function documentTitle(page: Page, brand: string): string {
  const full = `${page.title} | ${brand}`;
  return full.length <= 60 ? full : page.title;
}
