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
  sample: 'Still invented (a sample)',
  faqs: 'Questions',
  vat: 'VAT',
  crm: 'Client portal',
  gdpr: 'Privacy notice',
};

const short: Record<string, string> = { url: 'address', vat: 'VAT', crm: 'CRM', seo: 'SEO', id: 'name' };

/** A label in plain English from the name that a field has in its schema: 'Social title' from 'socialTitle'. */
export function labelOf(key: string): string {
  const own = Object.hasOwn(named, key) ? named[key] : undefined;
  return (
    own ??
    sentence(
      key
        .replace(/Markdown$/, '')
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

/** What one of several is called: 'Button' from 'Buttons'. */
export function oneOf(label: string): string {
  if (/ies$/.test(label)) return label.replace(/ies$/, 'y');
  if (/(ss|us|is)$/.test(label)) return label;
  return /(ches|shes|xes|sses)$/.test(label) ? label.slice(0, -2) : label.replace(/s$/, '');
}
