import { readSpf, spfRecords } from '#domain/sending-domain/spf.ts';
import type { Dns } from '#server/ports/dns.ts';

/** RFC 7208, 4.6.4: whoever needs more look-ups has no valid record. */
const mostLookups = 10;

/** What a record comes to with everything that it includes. */
export type SpfChain = {
  /** Every name whose record counts. */
  names: Set<string>;
  lookups: number;
  /** More look-ups than are allowed: receivers take the record for broken. */
  tooMany: boolean;
  /** A name server did not answer, so that not all is known. */
  silent: boolean;
};

/** Follows a record, each name once and no further than receivers would. */
export async function followSpf(dns: Dns, record: string): Promise<SpfChain> {
  const chain: SpfChain = { names: new Set(), lookups: 0, tooMany: false, silent: false };
  const queue = [record];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { includes, redirect, lookups, rest } = readSpf(next);
    chain.lookups += lookups;
    if (chain.lookups > mostLookups) return { ...chain, tooMany: true };
    const more = redirect && rest === 'none' ? [...includes, redirect] : includes;
    for (const name of more.filter((one) => !chain.names.has(one))) {
      chain.names.add(name);
      const answer = await dns.txt(name);
      if (answer.state === 'silent') chain.silent = true;
      const [found] = answer.state === 'found' ? spfRecords(answer.records) : [];
      if (found) queue.push(found);
    }
  }
  return chain;
}
