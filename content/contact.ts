import { define } from './define.ts';
import { type ContactText, contactSchema } from './schema/contact.ts';
import { siteWords } from './site.ts';

/** Words and choices of /lets-talk. Validation messages are the domain's. */
export const contact: ContactText = define(
  'content/contact.ts',
  contactSchema,
  {
    hero: {
      title: 'Let’s Start Your Digital Journey',
      intro: 'Tell us where you are. And where you would like to be.',
      inSteps: 'Three short steps, about four minutes. Nothing is sent before the last one.',
      inOne: 'One form, about four minutes; nothing is sent until you press the button at its end.',
      points: [
        'Read within 24 hours on working days',
        'Reply within 48 hours on working days',
        'No newsletter unless you tick the box',
      ],
    },
    side: {
      title: 'Prefer to write it your own way?',
      paragraphs: [
        'Some projects do not fit a form. Send a plain email with a link, a photograph of a whiteboard or a list of complaints, and we will turn it into questions.',
      ],
      office: { label: 'Email the office', hours: 'Monday to Friday, 9 am to 5 pm, UK time' },
    },
    steps: {
      progress: 'Step {{step}} of {{total}}',
      one: { title: 'Let’s get to know you', intro: 'Who are we writing to?' },
      two: {
        title: 'What can we help you with?',
        intro: 'Tick as many as apply. A rough budget helps us suggest what fits inside it.',
      },
      three: {
        title: 'Tell us about your project',
        intro: 'What should be different in six months? One honest sentence is enough to start with.',
      },
    },
    fields: {
      name: 'Your name',
      email: 'Email address',
      company: 'Company name',
      projectTypes: 'What do you need?',
      budget: 'Budget range',
      timeline: 'When would you like it done?',
      message: 'Your project',
      messagePlaceholder:
        'We sell garden rooms. The site brings visitors but hardly any quote requests, and we do not know why.',
      counter: '/10 characters minimum',
      files: 'Attach files',
      filesHint: 'PDF, DOC, DOCX, JPG, JPEG or PNG. Up to five files, 10 MB each.',
      filesLost: 'Your files were not kept when the page reloaded. Please attach them again.',
      newsletter: 'Send me the monthly newsletter. You confirm by email first, and can leave with one click.',
    },
    answers: { name: 'Looks great!', email: 'Perfect!', company: 'Got it!' },
    files: {
      drop: 'Or drop your files here.',
      listLabel: 'Files to send',
      remove: 'Remove {{file}}',
      count: '{{count}} of 5 files attached',
      uploading: 'Sending your message and files',
    },
    failure:
      'Your message could not be sent, and everything you wrote is still here. Try again in a moment, email {{site.email}} or ring {{site.phone}}.',
    buttons: { back: 'Back', next: 'Continue', send: 'Send Message', sending: 'Sending...' },
    projectTypes: [
      {
        id: 'web-design',
        label: 'Custom Web Design',
        description: 'A new site, or a new look for the one you have',
      },
      {
        id: 'web-development',
        label: 'Web Development',
        description: 'Portals, tools and links between systems',
      },
      { id: 'seo', label: 'SEO Services', description: 'To be found in search and in AI answers' },
      {
        id: 'ai-lead-generation',
        label: 'AI Lead Generation',
        description: 'New enquiries, sorted before they reach you',
      },
      { id: 'ad-services', label: 'Ad Services', description: 'Google Ads and paid social' },
      {
        id: 'social-media-management',
        label: 'Social Media Management',
        description: 'Planning, filming and posting each month',
      },
      { id: 'ecommerce', label: 'E-commerce', description: 'An online shop, or a better checkout' },
      {
        id: '90-day-support',
        label: '90 Day Support',
        description: 'Three months of help after any launch, ours or not',
      },
    ],
    budgets: [
      { id: '5k-15k', label: '£5,000–£15,000' },
      { id: '15k-30k', label: '£15,000–£30,000' },
      { id: '30k-50k', label: '£30,000–£50,000' },
      { id: '50k+', label: '£50,000+' },
    ],
    timelines: [
      { id: 'asap', label: 'As soon as possible' },
      { id: '1-2months', label: '1–2 months' },
      { id: '3-6months', label: '3–6 months' },
      { id: '6months+', label: '6 months or more' },
    ],
    thanks: {
      title: 'Thank you, {{name}}!',
      text: 'Your message is stored, and an email that says so is on its way to you. Look in the junk folder if it has not come in ten minutes.',
      nextTitle: 'What happens next',
      next: [
        {
          title: 'Requirements reviewed within 24 hours',
          text: 'Someone who would work on it reads everything, attachments included. Weekends and bank holidays do not count.',
        },
        {
          title: 'Custom proposal within 48 hours',
          text: 'Scope, price and dates on two pages, or the questions we need to ask first. Again, only working days count.',
        },
        {
          title: 'Strategy call scheduled',
          text: 'You choose the time, we go through the proposal together, and you decide when you are ready.',
        },
      ],
      links: [
        { label: 'Return to Homepage', to: '/' },
        { label: 'View Our Work', to: '/portfolio' },
      ],
      booking: {
        text: 'Shall we book the call now? Your details are already filled in.',
        label: 'Book Discovery Call',
        to: '/book-discovery-call',
      },
    },
    footnote: {
      text: 'Sending this form commits you to nothing: our {{terms}} apply only once you approve a proposal. How your details are used, and for how long they are kept, is in the {{privacy}}.',
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
    },
  },
  siteWords,
);
