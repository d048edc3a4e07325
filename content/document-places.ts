import { questionsPath, topicPath } from './faqs/paths.ts';

/** The groups of the website's documents, in the order of the owner's index. */
export const documentGroups = [
  'Business',
  'Home',
  'Services',
  'Offer',
  'Portfolio',
  'Notes',
  'Reviews',
  'About and team',
  'Questions',
  'Forms',
  'Booking',
  'Newsletter',
  'Legal',
  'Emails',
  'Drawings',
  'Everywhere',
  'Search engines',
] as const;

type DocumentGroup = (typeof documentGroups)[number];

/** What the owner calls a document, where it stands in her index, and the public pages that show it. */
type DocumentPlace = {
  title: string;
  group: DocumentGroup;
  paths: readonly string[];
};

const places: Record<string, DocumentPlace> = {
  site: { title: 'Who we are', group: 'Business', paths: ['*'] },
  call: {
    title: 'How calls are held',
    group: 'Business',
    paths: ['/book-discovery-call', '/privacy-policy'],
  },

  home: { title: 'Home page', group: 'Home', paths: ['/'] },

  'services/index': { title: 'All services', group: 'Services', paths: ['/services'] },
  'services/labels': {
    title: 'Words of the service pages',
    group: 'Services',
    paths: ['/services/web-design'],
  },
  'sums/words': {
    title: 'Words of the sums',
    group: 'Services',
    paths: ['/services/ppc-advertising', '/quote'],
  },
  'services/web-design': service('Web design', 'web-design'),
  'services/web-development': service('Web development', 'web-development'),
  'services/ai-lead-generation': service('AI lead generation', 'ai-lead-generation'),
  'services/website-management': service('Website management', 'website-management'),
  'services/social-media-marketing': service('Social media marketing', 'social-media-marketing'),
  'services/seo-geo': service('SEO & GEO', 'seo-geo'),
  'services/ppc-advertising': service('PPC advertising', 'ppc-advertising'),
  'services/crm': service('CRM', 'crm'),
  'services/ecommerce': service('E-commerce', 'ecommerce'),

  'offer/summer': { title: 'Summer offer', group: 'Offer', paths: ['/summer-offer', '/'] },

  'portfolio-order': { title: 'Order of the case studies', group: 'Portfolio', paths: ['/portfolio'] },
  portfolio: { title: 'Portfolio page', group: 'Portfolio', paths: ['/portfolio'] },
  'case-studies/buddha-brands': study('Buddha Brands', 'buddha-brands'),
  'case-studies/yards-store': study('Yards Store', 'yards-store'),
  'case-studies/den-architecture': study('Den Architecture', 'den-architecture'),
  'case-studies/chartford-homes': study('Chartford Homes', 'chartford-homes'),
  'case-studies/broken-society': study('Broken Society', 'broken-society'),
  'case-studies/this-site': study('This site', 'this-site'),

  notes: { title: 'Around the notes', group: 'Notes', paths: [] },

  reviews: { title: 'Beside every review', group: 'Reviews', paths: ['/', '/portfolio'] },
  testimonials: { title: 'Reviews', group: 'Reviews', paths: ['/', '/portfolio', '/services/web-design'] },

  'about-labels': { title: 'Words of the about page', group: 'About and team', paths: ['/about'] },
  about: { title: 'About us and the team', group: 'About and team', paths: ['/about'] },

  'faqs/section': { title: 'Around the questions', group: 'Questions', paths: ['/about'] },
  'faqs/pages': {
    title: 'Pages of the questions',
    group: 'Questions',
    paths: [topicPath('web-design'), questionsPath, '/about'],
  },
  'faqs/web-design': faqs('Web design', 'web-design'),
  'faqs/web-development': faqs('Web development', 'web-development'),
  'faqs/ai-lead-generation': faqs('AI lead generation', 'ai-lead-generation'),
  'faqs/website-management': faqs('Website management', 'website-management'),
  'faqs/social-media': faqs('Social media', 'social-media'),
  'faqs/seo-geo': faqs('SEO & GEO', 'seo-geo'),

  contact: { title: 'Contact form', group: 'Forms', paths: ['/lets-talk'] },
  quote: { title: 'Quote form', group: 'Forms', paths: ['/quote'] },
  careers: { title: 'Application form', group: 'Forms', paths: ['/about'] },
  'your-data': { title: 'Data request form', group: 'Forms', paths: ['/your-data'] },
  'form-ways': { title: 'Shorter ways than a form', group: 'Forms', paths: ['/lets-talk', '/quote'] },
  expert: { title: 'Speak to an expert', group: 'Forms', paths: ['/', '/portfolio/buddha-brands'] },

  'words/forms': {
    title: 'What forms say',
    group: 'Forms',
    paths: ['/lets-talk', '/quote', '/summer-offer'],
  },
  'words/files': { title: 'What is said of files', group: 'Forms', paths: ['/lets-talk'] },

  'words/booking': {
    title: 'What booking says',
    group: 'Booking',
    paths: ['/book-discovery-call'],
  },
  booking: { title: 'Booking a call', group: 'Booking', paths: ['/book-discovery-call'] },
  'booking-manage': { title: 'Seeing, moving and cancelling a call', group: 'Booking', paths: [] },

  newsletter: { title: 'Newsletter', group: 'Newsletter', paths: ['/newsletter', '*'] },

  'legal/privacy-policy': legal('Privacy Policy', '/privacy-policy'),
  'legal/terms-of-service': legal('Terms of Service', '/terms-of-service'),
  'legal/cookie-policy': legal('Cookie Policy', '/cookie-policy'),
  'legal/reviews-policy': legal('Reviews Policy', '/reviews-policy'),
  'legal/accessibility': legal('Accessibility Statement', '/accessibility'),
  'legal/retention': { title: 'How long data is kept', group: 'Legal', paths: ['/privacy-policy'] },
  'legal/storage': { title: 'What browsers keep', group: 'Legal', paths: ['/cookie-policy'] },

  'emails/bookings': { title: 'Emails about a call', group: 'Emails', paths: [] },
  'emails/enquiries': { title: 'Email back to an enquiry', group: 'Emails', paths: [] },
  'emails/newsletter': { title: 'Emails of the newsletter', group: 'Emails', paths: [] },
  'words/emails': { title: 'Short words of emails', group: 'Emails', paths: [] },
  'emails/data-requests': { title: 'Email back to a data request', group: 'Emails', paths: [] },

  'drawings/home': { title: 'Words drawn: Home page', group: 'Drawings', paths: ['/'] },
  'drawings/forms': drawn('Forms', ['/quote', '/summer-offer']),
  'drawings/logos': { title: 'Words drawn: Logos of clients', group: 'Drawings', paths: ['/', '/portfolio'] },
  'drawings/web-design': drawn('Web design', ['/services/web-design']),
  'drawings/web-development': drawn('Web development', ['/services/web-development']),
  'drawings/ai-lead-generation': drawn('AI lead generation', ['/services/ai-lead-generation']),
  'drawings/website-management': drawn('Website management', ['/services/website-management']),
  'drawings/social-media-marketing': drawn('Social media marketing', ['/services/social-media-marketing']),
  'drawings/seo-geo': drawn('SEO & GEO', ['/services/seo-geo']),
  'drawings/ppc-advertising': drawn('PPC advertising', ['/services/ppc-advertising']),
  'drawings/crm': drawn('CRM', ['/services/crm']),
  'drawings/ecommerce': drawn('E-commerce', ['/services/ecommerce']),
  'drawings/buddha-brands': drawn('Buddha Brands', ['/portfolio/buddha-brands', '/portfolio']),
  'drawings/yards-store': drawn('Yards Store', ['/portfolio/yards-store', '/portfolio']),
  'drawings/den-architecture': drawn('Den Architecture', ['/portfolio/den-architecture', '/portfolio']),
  'drawings/chartford-homes': drawn('Chartford Homes', ['/portfolio/chartford-homes', '/portfolio']),
  'drawings/broken-society': drawn('Broken Society', ['/portfolio/broken-society', '/portfolio']),
  'drawings/this-site': drawn('This site', ['/portfolio/this-site', '/portfolio']),

  navigation: { title: 'Menu and footer', group: 'Everywhere', paths: ['*'] },
  'brand-colours': { title: 'Colours', group: 'Everywhere', paths: ['*'] },
  shore: { title: 'The tide at the foot of the page', group: 'Everywhere', paths: ['*'] },
  'words/controls': { title: 'Names of buttons and parts', group: 'Everywhere', paths: ['*'] },
  'words/writing': { title: 'How dates and figures are written', group: 'Everywhere', paths: ['*'] },
  'words/pages': { title: 'Short words of the pages', group: 'Everywhere', paths: ['*'] },
  consent: { title: 'Cookie banner', group: 'Everywhere', paths: ['*'] },
  'not-found': { title: 'Page not found', group: 'Everywhere', paths: [] },
  refusals: { title: 'Pages that cannot be shown', group: 'Everywhere', paths: [] },

  redirects: { title: 'Addresses that moved', group: 'Search engines', paths: [] },
  alt: { title: 'What pictures show', group: 'Search engines', paths: ['*'] },
  pages: { title: 'Titles and descriptions', group: 'Search engines', paths: ['*'] },
};

function service(title: string, slug: string): DocumentPlace {
  return { title, group: 'Services', paths: [`/services/${slug}`] };
}

function drawn(title: string, paths: readonly string[]): DocumentPlace {
  return { title: `Words drawn: ${title}`, group: 'Drawings', paths };
}

function legal(title: string, path: string): DocumentPlace {
  return { title, group: 'Legal', paths: [path] };
}

function faqs(subject: string, value: string): DocumentPlace {
  const paths = [topicPath(value), questionsPath, '/about'];
  return { title: `Questions: ${subject}`, group: 'Questions', paths };
}

function study(title: string, id: string): DocumentPlace {
  return { title, group: 'Portfolio', paths: [`/portfolio/${id}`, '/portfolio'] };
}

/** What does not ship with the code is called by its address. */
function addedPlace(id: string): DocumentPlace | undefined {
  const [, folder, name = ''] = /^(case-studies|notes)\/([a-z0-9-]+)$/.exec(id) ?? [];
  const words = name.replaceAll('-', ' ');
  if (folder === 'notes') {
    const title = words.replace(/^[a-z]/, (letter) => letter.toUpperCase());
    return { title, group: 'Notes', paths: [`/notes/${name}`, '/notes'] };
  }
  return folder === undefined
    ? undefined
    : study(
        words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
        name,
      );
}

function placeOf(id: string): DocumentPlace {
  const place = places[id] ?? addedPlace(id);
  if (!place) throw new Error(`content/document-places.ts: there is no entry '${id}'.`);
  return place;
}

// All three throw for an id that there is not; a test rules that out for every document that ships.

/** What the owner calls a document. */
export const titleOf = (id: string): string => placeOf(id).title;

/** The group of a document in the owner's index. */
export const groupOf = (id: string): DocumentGroup => placeOf(id).group;

/** The public addresses that show a document, the most telling first; '*' stands for all of them. */
export const pathsOf = (id: string): readonly string[] => placeOf(id).paths;
