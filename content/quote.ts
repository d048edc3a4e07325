import { define } from './define.ts';
import { type QuoteText, quoteSchema } from './schema/quote.ts';
import { siteWords } from './site.ts';

/** Words and choices of /quote. */
export const quote: QuoteText = define(
  'content/quote.ts',
  quoteSchema,
  {
    hero: {
      title: 'Start Your Website Project Today: Tell Us About Your Vision',
      intro:
        'Only a name and an email address are needed. The more you tell us, the closer the first figure will be to the last.',
    },
    badges: [
      { title: '24–48 hour response', text: 'A written answer on the next working day, or the one after.' },
      {
        title: 'Information secure',
        text: 'Sent encrypted, read by our own staff, never sold or passed on for advertising.',
      },
      {
        title: 'Custom proposals',
        text: 'Priced from your list of pages and features rather than from a package.',
      },
    ],
    groups: {
      you: { title: 'About you', hint: 'Who gets the quote, and where we send it.' },
      more: { title: 'What you know already', hint: 'Open what you can answer today.' },
      project: { title: 'The project', hint: 'What it is for, what it must do.' },
      scope: { title: 'Size, date, budget', hint: 'Three short lists.' },
      details: { title: 'Anything else', hint: 'Your own words, and how you found us.' },
    },
    fields: {
      fullName: 'Full name',
      email: 'Email address',
      phone: 'Phone number',
      companyName: 'Company name',
      companyWebsite: 'Current website',
      projectType: 'What kind of project is it?',
      primaryGoals: 'What should the website achieve?',
      desiredFeatures: 'Which features would you like?',
      numberOfPages: 'How many pages, roughly?',
      targetLaunchDate: 'When should it be live?',
      budget: 'What is your budget?',
      projectDetails: 'Project details',
      projectDetailsPlaceholder:
        'Who visits you now, what do they look for, and which websites do you wish were yours?',
      howDidYouHear: 'How did you hear about us?',
      choose: 'Please choose',
    },
    buttons: { send: 'Request my quote', sending: 'Sending...' },
    failure:
      'Your request could not be sent, and nothing you typed is lost. Please try again, write to {{site.email}} or ring {{site.phone}}.',
    projectTypes: [
      { id: 'new-website', label: 'New website' },
      { id: 'redesign', label: 'Redesign of an existing website' },
      { id: 'e-commerce', label: 'E-commerce' },
      { id: 'web-development', label: 'Specific web development' },
      { id: 'maintenance-support', label: 'Ongoing maintenance/support' },
      { id: 'not-sure', label: 'Not sure yet' },
    ],
    goals: [
      { id: 'generate-leads', label: 'Generate leads' },
      { id: 'sell-online', label: 'Sell online' },
      { id: 'brand-awareness', label: 'Brand awareness' },
      { id: 'provide-information', label: 'Provide information' },
      { id: 'improve-user-experience', label: 'Improve user experience' },
      { id: 'streamline-processes', label: 'Streamline processes' },
    ],
    features: [
      { id: 'contact-form', label: 'Contact form' },
      { id: 'blog', label: 'Blog' },
      { id: 'gallery-portfolio', label: 'Gallery/portfolio' },
      { id: 'e-commerce', label: 'E-commerce' },
      { id: 'user-accounts', label: 'User accounts/login' },
      { id: 'booking-system', label: 'Booking system' },
      { id: 'newsletter-signup', label: 'Newsletter signup' },
      { id: 'social-media-integration', label: 'Social media integration' },
      { id: 'crm-integration', label: 'CRM integration' },
      { id: 'payment-gateway-integration', label: 'Payment gateway integration' },
    ],
    pageCounts: [
      { id: '1-5', label: '1–5 pages' },
      { id: '6-10', label: '6–10 pages' },
      { id: '11-20', label: '11–20 pages' },
      { id: '20+', label: 'More than 20 pages' },
      { id: 'not-sure', label: 'Not sure' },
    ],
    launchDates: [
      { id: '1-3-months', label: 'In 1–3 months' },
      { id: '3-6-months', label: 'In 3–6 months' },
      { id: '6+-months', label: 'In more than 6 months' },
      { id: 'no-deadline', label: 'No deadline' },
    ],
    budgets: [
      { id: '2000-5000', label: '£2,000–£5,000' },
      { id: '5000-10000', label: '£5,000–£10,000' },
      { id: '10000+', label: '£10,000+' },
      { id: 'flexible', label: 'Flexible' },
    ],
    heardVia: [
      { id: 'google-search', label: 'Google search' },
      { id: 'social-media', label: 'Social media' },
      { id: 'referral', label: 'Somebody recommended you' },
      { id: 'linkedin', label: 'LinkedIn' },
      { id: 'facebook', label: 'Facebook' },
      { id: 'instagram', label: 'Instagram' },
      { id: 'other', label: 'Another way' },
    ],
    otherWays: { email: 'Email us instead', phone: 'Prefer to call?' },
    gdpr: {
      text: 'Used for your quote and our answer, and for no mailing list. Under UK GDPR you can see, correct or delete it: the {{privacy}} says how.',
      privacy: 'Privacy Policy',
    },
    thanks: {
      title: 'Thank You for Your Request!',
      text: 'It is saved, and an email that says so should reach you in a minute or two. Look in the junk folder if it does not.',
      nextTitle: 'Three steps from here',
      next: [
        {
          title: 'We read it',
          text: 'A designer and a developer look at your list and note what is unclear.',
        },
        {
          title: 'You hear from us in 24–48 hours',
          text: 'A person replies by email, or phones if you left a number and we have a lot to ask. Only working days count.',
        },
        {
          title: 'Your proposal follows',
          text: 'It says what is included, what is not, the price with and without VAT, and the week we could start.',
        },
      ],
      home: { label: 'Back to the home page', to: '/' },
      booking: {
        text: 'Would you rather talk it through now? Pick half an hour with the founder.',
        label: 'Book Discovery Call',
        to: '/book-discovery-call',
      },
    },
  },
  siteWords,
);
