import { define } from './define.ts';
import { live } from './live.ts';
import { withNotes } from './navigation-of-notes.ts';
import { notes, notesPath, notesText } from './notes.ts';
import { type Navigation, navigationSchema } from './schema/navigation.ts';

const links = define('content/navigation.ts', navigationSchema, {
  services: [
    {
      emoji: '🎨',
      title: 'Web Design',
      description: 'Pages planned around the one thing a visitor came to do.',
      to: '/services/web-design',
    },
    {
      emoji: '💻',
      title: 'Web Development',
      description: 'Quick, secure builds that your own team can edit.',
      to: '/services/web-development',
    },
    {
      emoji: '🤖',
      title: 'AI Lead Generation',
      description: 'New enquiries found, sorted and answered day and night.',
      to: '/services/ai-lead-generation',
    },
    {
      emoji: '🛠️',
      title: 'Website Management',
      description: 'Updates, backups and monitoring, with a person to ring.',
      to: '/services/website-management',
    },
    {
      emoji: '📱',
      title: 'Social Media Marketing',
      description: 'Posts and adverts with a plan behind every one.',
      to: '/services/social-media-marketing',
    },
    {
      emoji: '📈',
      title: 'SEO & GEO',
      description: 'Be found in search results and in AI answers.',
      to: '/services/seo-geo',
    },
  ],
  main: [
    { label: 'Portfolio', to: '/portfolio' },
    { label: 'About', to: '/about' },
    { label: 'Contact', to: '/lets-talk' },
  ],
  call: {
    label: 'Free Discovery Call',
    shortLabel: 'Free Call',
    mobileLabel: 'Book A Discovery Call',
    to: '/book-discovery-call',
  },
  home: { label: 'Back to the home page', to: '/' },
  assessment: { label: 'Assessment', longLabel: 'Free Website Assessment' },
  footer: [
    {
      title: 'Services',
      links: [
        { label: 'Web Design', to: '/services/web-design' },
        { label: 'Web Development', to: '/services/web-development' },
        { label: 'SEO & GEO', to: '/services/seo-geo' },
        { label: 'AI Lead Generation', to: '/services/ai-lead-generation' },
        { label: 'PPC Advertising', to: '/services/ppc-advertising' },
        { label: 'Social Media Marketing', to: '/services/social-media-marketing' },
        { label: 'Website Management', to: '/services/website-management' },
        { label: 'E-commerce', to: '/services/ecommerce' },
        { label: 'Client Portal CRM', to: '/services/crm' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About Us', to: '/about' },
        { label: 'Portfolio', to: '/portfolio' },
        { label: 'Careers', to: '/about#careers' },
        { label: 'Summer Offer', to: '/summer-offer' },
        { label: 'Contact', to: '/lets-talk' },
      ],
    },
    {
      title: 'Start here',
      links: [
        { label: 'Book Discovery Call', to: '/book-discovery-call' },
        { label: 'Request a quote', to: '/quote' },
      ],
    },
  ],
  portal: {
    question: 'Already a client?',
    label: 'Log in to the client portal',
    sample: '(sample address)',
  },
  legal: [
    { label: 'Privacy Policy', to: '/privacy-policy' },
    { label: 'Terms of Service', to: '/terms-of-service' },
    { label: 'Cookie Policy', to: '/cookie-policy' },
    { label: 'Your Data', to: '/your-data' },
    { label: 'Accessibility', to: '/accessibility' },
    { label: 'Reviews Policy', to: '/reviews-policy' },
  ],
});

/** Every link of header, menus and footer; the notes join them with the first one. */
export const navigation: Navigation = live('object', () =>
  notes.length > 0 ? withNotes(links, { label: notesText.menu, to: notesPath }) : links,
);
