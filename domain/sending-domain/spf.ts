/** What an SPF record says (RFC 7208), as far as it matters to whoever sends by a provider. */
export type Spf = {
  record: string;
  /** Names whose records count as well, in the order in which they are asked. */
  includes: string[];
  /** Where to look instead when nothing fits; null when nowhere. */
  redirect: string | null;
  /** Terms that ask a name server, those of `includes` among them. */
  lookups: number;
  /** What is said of everybody else. */
  rest: 'pass' | 'fail' | 'softfail' | 'neutral' | 'none';
};

const mostTerms = 200;
const host = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,62})\.)+[a-z0-9-]{2,63}\.?$/i;
const rests: Record<string, Spf['rest']> = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' };

/** The SPF records among the texts of a domain; more than one is as bad as none. */
export function spfRecords(texts: readonly string[]): string[] {
  return texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
}

/** Reads a record; terms that nobody knows are passed over. */
export function readSpf(record: string): Spf {
  const spf: Spf = { record, includes: [], redirect: null, lookups: 0, rest: 'none' };
  for (const term of record.split(/ +/).slice(1, mostTerms)) {
    const [, sign = '+', name = '', value = ''] = /^([+\-~?])?([a-z0-9]+)(?:[:=/](.*))?$/i.exec(term) ?? [];
    readTerm(spf, { sign, name: name.toLowerCase(), value });
  }
  return spf;
}

function readTerm(spf: Spf, { sign, name, value }: { sign: string; name: string; value: string }): void {
  if (['a', 'mx', 'ptr', 'exists', 'include', 'redirect'].includes(name)) spf.lookups += 1;
  if (name === 'include' && host.test(value)) spf.includes.push(plain(value));
  if (name === 'redirect' && host.test(value)) spf.redirect = plain(value);
  // What comes after it counts no more, but `redirect` is void beside it as well.
  if (name === 'all' && spf.rest === 'none') spf.rest = rests[sign] ?? 'pass';
}

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** The record with a provider's servers added, before the word on everybody else. */
export function withInclude(record: string, include: string): string {
  const terms = record.split(/ +/).filter(Boolean);
  const end = terms.findIndex((term) => /^[+\-~?]?all$/i.test(term) || /^redirect=/i.test(term));
  return terms.toSpliced(end === -1 ? terms.length : end, 0, `include:${include}`).join(' ');
}
