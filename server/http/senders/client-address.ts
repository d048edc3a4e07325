import { isWiderThanANetwork, plainAddress, readAddress, readRange } from './ip-address.ts';

/**
 * Finds the address of the client behind trusted proxies. `X-Forwarded-For` is believed only as far
 * as its entries were written by addresses in TRUSTED_PROXIES (comma-separated addresses or CIDR ranges).
 * @throws Error for an entry that is neither
 */
export function clientAddressFinder(
  trusted: string,
): (socketAddress: string, forwardedFor: string | null) => string {
  const isTrusted = proxyList(trusted);
  return (socketAddress, forwardedFor) => {
    let client = plainAddress(socketAddress);
    const hops = (forwardedFor ?? '').split(',').filter((one) => one.trim() !== '');
    while (isTrusted(client)) {
      const previous = readAddress(hops.pop()?.trim() ?? '');
      if (!previous) break;
      client = previous.toString();
    }
    return client;
  };
}

/**
 * The entries of TRUSTED_PROXIES that take in half the world: behind them visitors choose the address that they are
 * counted under, so that no limit holds them.
 */
export function tooWideProxies(trusted: string): string[] {
  return entriesOf(trusted).filter(isWiderThanANetwork);
}

const entriesOf = (trusted: string) =>
  trusted
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Tells the addresses of TRUSTED_PROXIES from others. @throws Error for an entry that is no address or range */
export function proxyList(trusted: string): (address: string) => boolean {
  const ranges = entriesOf(trusted).map((entry) => {
    const range = readRange(entry);
    if (range) return range;
    throw new Error(`TRUSTED_PROXIES: '${entry}' is neither an address nor a range such as 10.0.0.0/8.`);
  });
  if (ranges.length === 0) return () => false;
  return (text) => {
    const address = readAddress(text);
    return address !== null && ranges.some((isIn) => isIn(address));
  };
}
