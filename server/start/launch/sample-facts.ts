import type { Site } from '#content/schema/site.ts';

type Fact = { what: string; why: string };

const inWords: Record<Site['sample'][number], Fact> = {
  name: {
    what: 'The name of the business is a working name.',
    why: 'Pages, search engines and every email use it.',
  },
  email: {
    what: 'The email address shown to visitors is invented.',
    why: 'Anything they send to it reaches nobody.',
  },
  phone: {
    what: 'The phone number shown to visitors is invented.',
    why: 'Anyone who rings it reaches nobody.',
  },
  legalForm: {
    what: 'The legal form is an assumption. Please confirm it: limited company, LLP, sole trader or partnership.',
    why: 'What the law asks you to show depends on it.',
  },
  vat: {
    what: 'That you are registered for VAT, and at which rate, is an assumption. Please confirm it.',
    why: 'Every price on the site is shown with the VAT that follows from it.',
  },
  social: {
    what: 'The social media profiles are invented.',
    why: 'The links in the footer lead nowhere, and search engines are not told of them.',
  },
  crm: {
    what: 'The addresses of the client portal and of the website assessment are invented.',
    why: 'These links lead visitors and clients nowhere.',
  },
  founderImage: {
    what: 'A drawing stands in for the photograph of the founder.',
    why: 'Visitors want to see whom they will talk to.',
  },
};

/** The facts about the business that can hold invented values, in plain words, and whether they still do. */
export function factsToReplace(fields: Site['sample']): { field: string; fact: Fact; open: boolean }[] {
  const held = new Set<string>(fields);
  return Object.entries(inWords).map(([field, fact]) => ({ field, fact, open: held.has(field) }));
}
