import { describe, expect, it } from 'vitest';
import { companyDetails, type Identity } from './identity.ts';

const unset: Identity = {
  name: 'Shore',
  legalName: null,
  legalForm: 'limited-company',
  registeredIn: null,
  companyNumber: null,
  registeredOffice: null,
  vat: { registered: true, number: null },
};
const company: Identity = {
  name: 'Shore',
  legalName: 'Shore Digital Ltd',
  legalForm: 'limited-company',
  registeredIn: 'England and Wales',
  companyNumber: '01234567',
  registeredOffice: '1 Quay Street, Scarborough YO11 1AB',
  vat: { registered: true, number: 'GB 123 4567 89' },
};

describe('what the law asks a business to say of itself', () => {
  it('is nothing while nothing is known, whatever the form', () => {
    for (const legalForm of ['limited-company', 'llp', 'sole-trader', 'partnership', null] as const) {
      expect(companyDetails({ ...unset, legalForm })).toEqual([]);
    }
  });

  it('of a company or LLP: name, part of the United Kingdom, number, office, VAT number', () => {
    const said = [
      'Shore is a trading name of Shore Digital Ltd.',
      'Registered in England and Wales, number 01234567.',
      'Registered office: 1 Quay Street, Scarborough YO11 1AB.',
      'VAT number GB 123 4567 89.',
    ];
    expect(companyDetails(company)).toEqual(said);
    expect(companyDetails({ ...company, legalForm: 'llp' })).toEqual(said);
  });

  it('of a sole trader: the owner and an address for documents, no register', () => {
    expect(companyDetails({ ...company, legalForm: 'sole-trader', legalName: 'A. Owner' })).toEqual([
      'Shore is a trading name of A. Owner, a sole trader.',
      'Address for documents: 1 Quay Street, Scarborough YO11 1AB.',
      'VAT number GB 123 4567 89.',
    ]);
  });

  it('of a partnership: every partner', () => {
    const [who] = companyDetails({
      ...company,
      legalForm: 'partnership',
      legalName: 'A. Owner and B. Owner',
    });
    expect(who).toBe('Shore is a partnership of A. Owner and B. Owner.');
  });

  it.each([
    [{ registeredIn: null }, 'Registered number 01234567.'],
    [{ companyNumber: null }, 'Registered in England and Wales.'],
    [{ legalName: 'Shore' }, 'Shore.'],
  ] as const)('holds without what is not known: %o', (change, sentence) => {
    expect(companyDetails({ ...company, ...change })).toContain(sentence);
  });

  it('keeps a VAT number to itself once the registration has ended', () => {
    const ended = companyDetails({ ...company, vat: { registered: false, number: 'GB 1' } });
    expect(ended.join()).not.toContain('VAT');
  });
});
