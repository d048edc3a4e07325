import { contact } from '#content/contact.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { quote } from '#content/quote.ts';
import type { Lead } from './lead.ts';
import { sumOfLead, sumRows } from './sent-sum.ts';

type Option = { id: string; label: string };
type Field = { label: string; options?: readonly Option[] };
type Row = [label: string, value: string];

/** Each answer by field name: how it is called, and the labels of its choices. In the order of the forms. */
const fields = (): Record<string, Field> => ({
  phone: { label: 'Phone' },
  company: { label: 'Company' },
  companyName: { label: 'Company' },
  businessName: { label: 'Business' },
  companyWebsite: { label: 'Website' },
  industry: { label: 'Industry', options: summerOffer.industries },
  projectTypes: { label: 'Looking for', options: contact.projectTypes },
  projectType: { label: 'Project', options: quote.projectTypes },
  primaryGoals: { label: 'Goals', options: quote.goals },
  desiredFeatures: { label: 'Features', options: quote.features },
  numberOfPages: { label: 'Pages', options: quote.pageCounts },
  budget: { label: 'Budget' },
  timeline: { label: 'Timeline' },
  targetLaunchDate: { label: 'Launch', options: quote.launchDates },
  reason: { label: 'Reason' },
  role: { label: 'Line of work' },
  workLink: { label: 'Work to see' },
  message: { label: 'Message' },
  projectDetails: { label: 'Details' },
  howDidYouHear: { label: 'Heard about us through', options: quote.heardVia },
  newsletter: { label: 'Newsletter' },
  region: { label: 'Region' },
});

const byKind = (): Record<Lead['kind'], Record<string, Field>> => ({
  contact: {
    budget: { label: 'Budget', options: contact.budgets },
    timeline: { label: 'Timeline', options: contact.timelines },
  },
  quote: { budget: { label: 'Budget', options: quote.budgets } },
  offer: {},
  'booking-request': {},
  newsletter: {},
  application: {},
});

/**
 * What somebody sent, in words: labels of questions and of chosen answers. Empty answers are left out.
 * @param except names of fields that the reader sees elsewhere or need not see
 */
export function answerRows(lead: Lead, except: readonly string[] = []): Row[] {
  const known = { name: { label: 'Name' }, email: { label: 'Email' }, ...fields(), ...byKind()[lead.kind] };
  const sum = except.includes('sum') ? null : sumOfLead(lead);
  return [...rowsOf(lead, known, except), ...(sum ? sumRows(sum) : [])];
}

/**
 * Only what was chosen from lists of our own: fit for an address that may belong to somebody who sent nothing, whom
 * no stranger should reach with words or links through us.
 */
export function chosenRows(lead: Lead): Row[] {
  const known = Object.entries<Field>({ ...fields(), ...byKind()[lead.kind] });
  return rowsOf(lead, Object.fromEntries(known.filter(([, { options }]) => options !== undefined)));
}

function rowsOf(lead: Lead, known: Record<string, Field>, except: readonly string[] = []): Row[] {
  const answers: Lead['answers'] = { ...lead.answers, name: lead.name, email: lead.email };
  return Object.entries(known).flatMap(([field, { label, options }]): Row[] => {
    const value = except.includes(field) ? '' : inWords(answers[field], options);
    return value === '' ? [] : [[label, value]];
  });
}

function inWords(value: unknown, options: readonly Option[] = []): string {
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? id;
  if (Array.isArray(value)) return value.map((one) => labelOf(String(one))).join(', ');
  if (typeof value === 'string') return value && labelOf(value);
  return value === true ? 'Yes, please' : '';
}
