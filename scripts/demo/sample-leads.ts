import type { Visit } from './visit.ts';

type Touch = { landing: string; referrer: string; utm_source?: string; utm_campaign?: string };

const search: Touch = { landing: '/services/seo-geo', referrer: 'https://www.google.com/' };
const advert: Touch = {
  landing: '/summer-offer',
  referrer: '',
  utm_source: 'newsletter',
  utm_campaign: 'summer',
};
const direct: Touch = { landing: '/', referrer: '' };

/** Enquiries of each kind, sent as the forms send them. */
const leads = [
  {
    path: '/api/contact',
    from: [search, direct],
    body: {
      name: 'Sample shop owner',
      email: 'shop@example.com',
      company: 'Sample Cycle Shop',
      projectTypes: ['web-design', 'seo'],
      budget: '5k-15k',
      timeline: '1-2months',
      message: 'Our site is ten years old and hard to use on a phone. We need a new one before Easter.',
      newsletter: true,
      phone: '01632 960 002',
    },
  },
  {
    path: '/api/contact',
    from: [advert, search],
    body: {
      name: 'Sample clinic manager',
      email: 'clinic@example.com',
      company: 'Sample Clinic',
      projectTypes: ['ai-lead-generation'],
      budget: '15k-30k',
      timeline: 'asap',
      message: 'Enquiries arrive at night and nobody answers before noon. What can you do about it?',
    },
  },
  {
    path: '/api/quote-request',
    from: [direct, direct],
    body: {
      fullName: 'Sample brewer',
      email: 'brewery@example.com',
      companyName: 'Sample Brewery',
      companyWebsite: 'brewery.example.com',
      projectDetails: 'An online shop for about forty beers, with delivery in Yorkshire.',
    },
  },
  {
    path: '/api/summer-offer-form',
    from: [advert, advert],
    body: {
      firstName: 'Sample',
      lastName: 'Gardener',
      email: 'gardener@example.com',
      businessName: 'Sample Gardens',
      industry: 'other',
      message: 'Please tell me about the next offer.',
      consent: true,
    },
  },
];

/** Sends the sample enquiries, each with a page where its visitor began. */
export async function sendLeads(visit: Visit): Promise<void> {
  const at = Date.now();
  for (const { path, from, body } of leads) {
    const [first, last] = from.map((touch) => ({ ...touch, at }));
    await visit.postJson(path, { ...body, attribution: { first, last } });
  }
}
