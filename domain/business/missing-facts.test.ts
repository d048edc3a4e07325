import { describe, expect, it } from 'vitest';
import { missingFacts } from './missing-facts.ts';

const nothing = {
  name: 'Shore',
  legalName: null,
  legalForm: 'limited-company' as const,
  registeredIn: null,
  companyNumber: null,
  registeredOffice: null,
  vat: { registered: true, number: null },
  address: { street: null, postcode: null },
};
const fields = (change: object) => missingFacts({ ...nothing, ...change }).map(({ field }) => field);
const office = ['address.street', 'address.postcode'];

describe('what a business has still to tell', () => {
  it.each(['limited-company', 'llp'])('a %s: name, register, number, office, VAT, address', (legalForm) => {
    expect(fields({ legalForm })).toEqual([
      'legalName',
      'registeredIn',
      'companyNumber',
      'registeredOffice',
      'vat.number',
      ...office,
    ]);
  });

  it.each(['sole-trader', 'partnership'])('a %s has no register and no number', (legalForm) => {
    expect(fields({ legalForm })).toEqual(['legalName', 'registeredOffice', 'vat.number', ...office]);
  });

  it('asks for the legal form first, and for no VAT number from who is not registered', () => {
    expect(fields({ legalForm: null, vat: { registered: false, number: null } })).toEqual([
      'legalForm',
      'legalName',
      'registeredOffice',
      ...office,
    ]);
  });

  it('is silent once everything is told', () => {
    expect(
      missingFacts({
        ...nothing,
        legalName: 'Shore Ltd',
        registeredIn: 'Scotland',
        companyNumber: 'SC123456',
        registeredOffice: '1 Quay Street',
        vat: { registered: true, number: 'GB 123 4567 89' },
        address: { street: '1 Quay Street', postcode: 'YO11 1AB' },
      }),
    ).toEqual([]);
  });

  it('asks an owner for a name and an address for documents, in those words', () => {
    const said = missingFacts({ ...nothing, legalForm: 'sole-trader' }).map(({ what }) => what);
    expect(said).toContain('Your own full name, since you trade under another.');
    expect(said).toContain('An address at which documents can be served.');
  });
});
