/** Keys whose words would say nothing to somebody who does not write programs. */
const named: Record<string, string> = {
  '': 'Item',
  href: 'Links to',
  to: 'Links to',
  url: 'Web address',
  id: 'Name in links',
  slug: 'Page',
  lead: 'Introduction',
  glance: 'At a glance',
  eyebrow: 'Line above the title',
  cta: 'Call to action',
  hero: 'Top of the page',
  closing: 'End of the page',
  crumb: 'Word in the path at the top',
  intro: 'Introduction',
  preview: 'Line below the subject or title',
  notFound: 'Page that is not there',
  privacy: 'Line on privacy',
  sample: 'Still invented (a sample)',
  faqs: 'Questions',
  vat: 'VAT',
  crm: 'Client portal',
  gdpr: 'Privacy notice',
  dial: 'As it is dialled',
  display: 'As visitors read it',
  founderTitle: 'What the founder is called',
  ratePercent: 'Rate in per cent',
  portalUrl: 'Web address of the client portal',
  assessmentUrl: 'Web address of the assessment',
  socialTitle: 'Title where the link is shared',
  socialDescription: 'Description where the link is shared',
  notYou: 'If it was somebody else',
  basis: 'Where it comes from',
  per: 'Paid for each',
  use: 'What it is for',
  measure: 'What is measured',
  cells: 'What stands in the columns',
  columns: 'Headings of the columns',
  stats: 'Figures',
  primary: 'First button',
  secondary: 'Second button',
  all: 'Link to all of them',
  asFound: 'As it was found',
  leak: 'Weak place',
  repair: 'How it is mended',
  failure: 'If sending did not work',
  send: 'Button that sends',
  sending: 'That button, while it is sent',
  choose: 'In a choice before one is made',
  nextTitle: 'Heading above what happens next',
  footnote: 'Line below the form',
  heardVia: 'Choices of how somebody heard of you',
  lastModified: 'Last changed on',
  keywords: 'Words that people search for',
  kicker: 'Line above the title on the shared picture',
  strapline: 'Line below the name',
  ids: 'Which ones',
  advice: 'What we advise',
  least: 'Lowest number that can be entered',
  most: 'Highest number that can be entered',
  step: 'Goes up and down by',
};

const short: Record<string, string> = { url: 'address', vat: 'VAT', crm: 'CRM', seo: 'SEO', id: 'name' };

/** A label in plain English from the name that a field has in its schema: 'Price note' from 'priceNote'. */
export function labelOf(key: string): string {
  const own = Object.hasOwn(named, key) ? named[key] : undefined;
  const [, subject, part] = /^(\w+?)(Placeholder|Hint)$/.exec(key) ?? [];
  if (!own && subject) return `${part === 'Hint' ? 'Line below' : 'Grey example in'} ‘${labelOf(subject)}’`;
  return (
    own ??
    sentence(
      key
        .replace(/Markdown$/, '')
        .replaceAll('-', ' ')
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 '),
    )
  );
}

/** What a choice is called, from its value: 'After review' from 'after-review'. */
export function optionLabel(value: string): string {
  if (value.includes(' ')) return value;
  return sentence(value.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' '));
}

function sentence(words: string): string {
  const plain = words
    .toLowerCase()
    .split(' ')
    .map((word) => (Object.hasOwn(short, word) ? short[word] : word))
    .join(' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What a document that is a list by itself is called in its form: what its schema calls it, or its entries. */
export const listLabel = ({ label }: { label: string }) => (label === labelOf('') ? 'Entries' : label);

/** Of lists whose name is no plural: what one of their items is called. */
const ones: Record<string, string> = {
  Budget: 'Part',
  'By status': 'Status',
  Description: 'Paragraph',
  Onward: 'Link',
  'Order of the chapters': 'Chapter',
  'Revenue of each week': 'Week',
  Social: 'Profile',
  'Still invented (a sample)': 'Fact',
  'Three promises beside the form': 'Promise',
  'Three promises with figures': 'Promise',
  Timeline: 'Moment',
  'What happens next': 'Step',
  'What is included': 'Point',
  'What stands in the others': 'Entry',
  'What the designer wrote beside it': 'Note',
  'What was made, in pictures': 'Picture',
  'What we do': 'Point',
  'Where the revenue came from': 'Source',
};

/** What tells more about a plural: 'Reasons to book a call', 'Results delivered', 'Choices: budgets'. */
const more = /(?<=s)(?::| (?:after|and|beside|delivered|for|in|of|provided|side|that|to) ?).*$/;

/** What one of several is called: 'Button' from 'Buttons', 'Reason' from 'Reasons to book a call'. */
export function oneOf(list: string): string {
  const own = Object.hasOwn(ones, list) ? ones[list] : undefined;
  if (own) return own;
  const label = list.replace(more, '');
  if (/ies$/.test(label)) return label.replace(/ies$/, 'y');
  if (/(ss|us|is)$/.test(label)) return label;
  return /(ches|shes|xes|sses)$/.test(label) ? label.slice(0, -2) : label.replace(/s$/, '');
}
