import { define } from './define.ts';
import { siteSchema } from './schema/site.ts';

/** Who the business is, in one place. Change it here and take the field's name out of `sample`. */
export const site = define('content/site.ts', siteSchema, {
  name: 'Foreshore',
  tagline: 'Driven By Results',
  strapline: 'AI Powered Digital Marketing Services',
  description:
    'Web design, development and AI-powered marketing from Scarborough. One bespoke roadmap, clear prices and a report every month.',
  founderTitle: 'Founder & Director',
  email: 'hello@foreshore.example',
  phone: { display: '01632 960 174', dial: '+441632960174' },
  location: 'Scarborough, United Kingdom',
  address: { street: null, town: 'Scarborough', region: 'North Yorkshire', postcode: null, country: 'GB' },
  // Who stands behind the name: shown in the footer, the legal pages and under every email once it is set.
  legalName: null,
  legalForm: 'limited-company',
  registeredIn: null,
  companyNumber: null,
  registeredOffice: null,
  vat: { registered: true, ratePercent: 20, number: null },
  call: { way: 'video', room: null, recorded: false },
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/foreshore-example', sample: true },
    { label: 'Instagram', href: 'https://www.instagram.com/foreshore.example', sample: true },
    { label: 'Facebook', href: 'https://www.facebook.com/foreshore.example', sample: true },
  ],
  crm: {
    assessmentUrl: 'https://crm.foreshore.example/assessment',
    portalUrl: 'https://crm.foreshore.example/',
  },
  founderImage: 'founder',
  sample: ['name', 'email', 'phone', 'legalForm', 'vat', 'social', 'crm', 'founderImage'],
});

/** What sentences of other documents may say of the business. */
export const siteWords = () => ({
  'site.name': site.name,
  'site.email': site.email,
  'site.phone': site.phone.display,
  'site.vatRate': String(site.vat.ratePercent),
});
