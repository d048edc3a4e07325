import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { inPence } from '#domain/people/value.ts';

/** What is not said well by its own name. */
const labels: Record<string, string> = {
  at: 'When',
  company: 'Business',
  text: 'Text',
  payload: 'Content',
  to_emails: 'To',
  from_email: 'From',
  from_name: 'From (name)',
  left_out: 'In the mailbox only',
  original_name: 'File name',
  bytes: 'Size in bytes',
  way: 'How',
  attribution: 'How you came to us',
  reasons: 'Looked odd because',
  doubted: 'Looked odd',
  value_pence: 'Value',
  next_step_on: 'Next step on',
  snapshot: 'As it was before',
  before: 'As it was before',
  quarantine: 'Set aside',
  stranger: 'Came from an address not known as yours',
};

/** Instants lie in this range, in milliseconds; nothing else that is kept as a number is as large. */
const instants = { from: 1_000_000_000_000, to: 5_000_000_000_000 };

/** A row as pairs of a label and a text, in plain words and UK time; lists and parts in parts become lines. */
export function pairsOf(
  row: Readonly<Record<string, unknown>>,
  before = '',
): [label: string, text: string][] {
  return Object.entries(row).flatMap(([key, value]): [string, string][] => {
    if (key === 'id' || key.endsWith('_id') || key === 'subject_id') return [];
    const label = before ? `${before}: ${labelOf(key).toLowerCase()}` : labelOf(key);
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null))
      return value.length > 0 ? [[label, value.map((one) => textOf(key, one)).join(', ')]] : [];
    if (Array.isArray(value))
      return value.flatMap((one, index) => pairsOf(one as Record<string, unknown>, `${label} ${index + 1}`));
    if (typeof value === 'object' && value !== null) return pairsOf(value as Record<string, unknown>, label);
    return value === null || value === '' || value === undefined ? [] : [[label, textOf(key, value)]];
  });
}

function textOf(key: string, value: unknown): string {
  if (typeof value === 'number') {
    if (value >= instants.from && value < instants.to) return `${formatInstant(value, agencyZone)} (UK time)`;
    if (key === 'value_pence') return inPence(value);
    if (key === 'stranger' || key === 'doubted') return value === 1 ? 'Yes' : 'No';
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** ‘consent_text’ and ‘consentText’ are told as ‘Consent text’. */
function labelOf(key: string): string {
  const known = Object.hasOwn(labels, key) ? labels[key] : undefined;
  if (known) return known;
  const words = key
    .replace(/_(at|on)$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A row for programs: the same, with instants in ISO 8601. */
export function forPrograms(value: unknown): unknown {
  if (typeof value === 'number' && value >= instants.from && value < instants.to)
    return new Date(value).toISOString();
  if (Array.isArray(value)) return value.map(forPrograms);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, forPrograms(one)]));
}
