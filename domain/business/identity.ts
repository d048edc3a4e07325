/** How the business is held in law: what it must tell about itself depends on it. */
export const legalForms = ['limited-company', 'llp', 'sole-trader', 'partnership'] as const;
type LegalForm = (typeof legalForms)[number];

/** Parts of the United Kingdom in which a company or LLP can be registered. */
export const registers = ['England and Wales', 'Wales', 'Scotland', 'Northern Ireland'] as const;

/** Who stands behind the trading name. `null` means: not known yet, so nothing is shown. */
export type Identity = {
  /** The name visitors know. */
  name: string;
  /** The registered name; of a sole trader or partnership, the names of its owners. */
  legalName: string | null;
  legalForm: LegalForm | null;
  registeredIn: (typeof registers)[number] | null;
  companyNumber: string | null;
  /** The registered office; of a sole trader or partnership, the address at which documents can be served. */
  registeredOffice: string | null;
  vat: { registered: boolean; number: string | null };
};

/** Whether the form is one that Companies House registers. Only those have a number and a registered office. */
export function isRegisteredForm(form: LegalForm | null): boolean {
  return form === 'limited-company' || form === 'llp';
}

/**
 * What the law asks a business to say of itself on its site, forms and mails, as sentences; only what is known.
 * Companies and LLPs: SI 2015/17 regulations 24 and 25. Sole traders and partnerships: Companies Act 2006 s 1202.
 */
export function companyDetails(identity: Identity): string[] {
  const { companyNumber, legalForm, registeredIn, registeredOffice, vat } = identity;
  const registered = isRegisteredForm(legalForm);
  const place = registeredIn && `in ${registeredIn}`;
  const number = companyNumber && `number ${companyNumber}`;
  return [
    whoTrades(identity),
    registered && (place || number) && `Registered ${[place, number].filter(Boolean).join(', ')}.`,
    registeredOffice !== null &&
      `${registered ? 'Registered office' : 'Address for documents'}: ${registeredOffice}.`,
    vat.registered && vat.number && `VAT number ${vat.number}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

function whoTrades({ legalForm, legalName, name }: Identity): string | null {
  if (legalName === null) return null;
  if (legalForm === 'partnership') return `${name} is a partnership of ${legalName}.`;
  const kind = legalForm === 'sole-trader' ? ', a sole trader' : '';
  return legalName === name ? `${legalName}${kind}.` : `${name} is a trading name of ${legalName}${kind}.`;
}
