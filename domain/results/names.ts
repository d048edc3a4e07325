/** What stands for every name that is not kept: it may point to a person, or nobody has agreed to name it yet. */
export const others = 'other';

const longest = 60;

/**
 * A name from an address (a campaign, a source) as it is counted: in lower case, on one line. What is too long, or
 * looks like somebody's address, phone number or an id, is 'other': advertisers put a recipient's number there.
 * @returns '' for nothing
 */
export function countedName(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  return plain.length > longest || pointsToSomebody(plain) ? others : plain;
}

/** A UK phone number, by what is left of it without signs. */
const phone = /(?:^|\D)(?:\+?44|0)\d{9,10}(?:\D|$)/;
const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-/;
/** A long run of letters mixed with digits, or of digits alone; a date or the number of a campaign is shorter. */
const longId = /(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{16,}|\d{13,}/;

function pointsToSomebody(text: string): boolean {
  const joined = text.replaceAll(/(?<=[\d+])[\s().-]+(?=\d)/g, '');
  return /@|%40/.test(text) || phone.test(joined) || uuid.test(text) || longId.test(text);
}

const path = /^\/[\w/-]{0,80}$/;

/** The page that somebody arrived on, without what tells nothing; 'other' for what is no page of ours. @returns '' for nothing */
export function countedPage(landing: string): string {
  const plain = landing.length > 1 ? landing.replace(/\/+$/, '') : landing;
  if (plain === '') return '';
  return path.test(plain) && countedName(plain) === plain ? plain : others;
}
