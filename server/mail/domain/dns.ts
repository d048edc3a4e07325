import { Resolver } from 'node:dns/promises';
import { kilobyte } from '#domain/format/sizes.ts';
import type { Dns, DnsAnswer } from '#server/ports/dns.ts';

const mostRecords = 50;
/** Longer than any record that makes sense: whoever looks is not to be kept busy with it. */
const longestRecord = 4 * kilobyte;

/** The name servers of this machine, asked twice and for a few seconds. */
export function createDns(): Dns {
  const ask = async (look: (resolver: Resolver) => Promise<string[]>): Promise<DnsAnswer> => {
    try {
      const found = await look(new Resolver({ timeout: 2_000, tries: 2, maxTimeout: 4_000 }));
      const records = found.slice(0, mostRecords).map((one) => one.slice(0, longestRecord));
      return records.length > 0 ? { state: 'found', records } : { state: 'none' };
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      return { state: code === 'ENOTFOUND' || code === 'ENODATA' ? 'none' : 'silent' };
    }
  };
  return {
    txt: (name) => ask(async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    mx: (name) =>
      ask(async (resolver) =>
        (await resolver.resolveMx(name))
          .sort((a, b) => a.priority - b.priority)
          .map(({ exchange }) => exchange.toLowerCase()),
      ),
  };
}
