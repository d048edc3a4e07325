/**
 * What single visitors get, by the names that samples have: forms after sending and with mistakes, the pages of a
 * call, emails. A test holds that each of them is made.
 */
const names = [
  '/lets-talk after sending',
  '/lets-talk with a mistake',
  '/quote after sending',
  '/quote with a mistake',
  '/summer-offer before it opens',
  '/summer-offer while it is open',
  '/summer-offer while no place is left',
  '/summer-offer after it has ended',
  '/your-data after sending',
  '/your-data with a mistake',
  '/careers after sending',
  '/careers with a mistake',
  '/book-discovery-call with a mistake',
  'the page of a call',
  'the page to move a call',
  'the page to cancel a call',
  'the page of a link that is not ours',
  '/newsletter with a mistake',
  'the page to confirm a subscription',
  'the page to leave the newsletter',
  'the page for an address that there is not',
  'the email ‘call booked’',
  'the email ‘call confirmed’',
  'the email ‘call confirmed at another time’',
  'the email ‘call moved’',
  'the email ‘reminder of a call’',
  'the email ‘call asked for’',
  'the email ‘call declined’',
  'the email ‘call cancelled by us’',
  'the email ‘call cancelled by its visitor’',
  'the email ‘another time wanted’',
  'the email ‘nobody came to the call’',
  'the email ‘message received’',
  'the email ‘quote request received’',
  'the email ‘offer claimed’',
  'the email ‘application received’',
  'the email ‘confirm the address’',
  'the email ‘on the list already’',
  'the email ‘data request received’',
] as const;

/** One page or email as one visitor gets it, and its address in the preview. */
export type SampleName = { name: string; title: string; path: string };

const slugOf = (name: string) => name.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '');
const titleFrom = (name: string) => {
  const [, subject] = /‘(.*)’/.exec(name) ?? [];
  const words = subject ? `Email: ${subject}` : name.replace(/^the /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** All of them, in the order in which the preview lists them. */
export const sampleNames: readonly SampleName[] = names.map((name) => ({
  ...{ name, title: titleFrom(name), path: `/-/${slugOf(name)}` },
}));

/** The one at an address of the preview; undefined for the pages of the site. */
export const sampleCalled = (path: string): SampleName | undefined =>
  sampleNames.find((one) => one.path === path);
