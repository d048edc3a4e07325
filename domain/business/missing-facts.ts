import { type Identity, isRegisteredForm } from './identity.ts';

/** Something the business has not told yet: the field, what is missing and why it matters, in plain words. */
export type MissingFact = { field: string; what: string; why: string };

type Facts = Identity & { address: { street: string | null; postcode: string | null } };

/** What the law asks this business to show and it has not told. */
export function missingFacts(facts: Facts): MissingFact[] {
  return askedFacts(facts).flatMap(({ fact, missing }) => (missing ? [fact] : []));
}

/** What the law asks this business to show, which depends on its legal form, and whether it is told. */
export function askedFacts(facts: Facts): { fact: MissingFact; missing: boolean }[] {
  const { address, legalForm, vat } = facts;
  const registered = isRegisteredForm(legalForm);
  const all: [MissingFact, value: unknown, asked: boolean][] = [
    [form, legalForm, true],
    [owner(legalForm), facts.legalName, true],
    [register, facts.registeredIn, registered],
    [number, facts.companyNumber, registered],
    [registered ? office : serviceAddress, facts.registeredOffice, true],
    [vatNumber, vat.number, vat.registered],
    [street, address.street, true],
    [postcode, address.postcode, true],
  ];
  return all.flatMap(([fact, value, asked]) => (asked ? [{ fact, missing: value === null }] : []));
}

const onEverything = 'The law asks for it on the site, on forms and in every email.';

const form: MissingFact = {
  field: 'legalForm',
  what: 'The legal form: limited company, LLP, sole trader or partnership.',
  why: 'What else you must show depends on it.',
};

function owner(legalForm: Facts['legalForm']): MissingFact {
  const whose = {
    'limited-company': 'The registered name of the company, with ‘Ltd’ or ‘Limited’.',
    llp: 'The registered name of the partnership, with ‘LLP’.',
    'sole-trader': 'Your own full name, since you trade under another.',
    partnership: 'The full names of all partners.',
  };
  return {
    field: 'legalName',
    what: legalForm ? whose[legalForm] : 'The name of the company or person behind the trading name.',
    why: `Clients must be able to see who they deal with. ${onEverything}`,
  };
}

const register: MissingFact = {
  field: 'registeredIn',
  what: 'The part of the United Kingdom in which the company or LLP is registered.',
  why: onEverything,
};

const number: MissingFact = {
  field: 'companyNumber',
  what: 'The company number.',
  why: `Anybody can look you up with it at Companies House. ${onEverything}`,
};

const office: MissingFact = {
  field: 'registeredOffice',
  what: 'The address of the registered office.',
  why: onEverything,
};

const serviceAddress: MissingFact = {
  field: 'registeredOffice',
  what: 'An address at which documents can be served.',
  why: `An owner who trades under another name must give one. ${onEverything}`,
};

const vatNumber: MissingFact = {
  field: 'vat.number',
  what: 'The VAT number.',
  why: 'A business that is registered for VAT must show its number on its site.',
};

const street: MissingFact = {
  field: 'address.street',
  what: 'The street and house number of the office.',
  why: 'A site that sells services must give the address at which the business is established.',
};

const postcode: MissingFact = {
  field: 'address.postcode',
  what: 'The postcode of the office.',
  why: 'The address is not complete without it, and maps and search engines need it.',
};
