import { BlockList, isIP } from 'node:net';

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
    const hops = (forwardedFor ?? '')
      .split(',')
      .map((one) => plainAddress(one.trim()))
      .filter(Boolean);
    while (isTrusted(client)) {
      const previous = hops.pop();
      if (!previous || isIP(previous) === 0) break;
      client = previous;
    }
    return client;
  };
}

/** Tells the addresses of TRUSTED_PROXIES from others. @throws Error for an entry that is no address or range */
export function proxyList(trusted: string): (address: string) => boolean {
  const list = new BlockList();
  const entries = trusted.split(',').map((one) => one.trim());
  for (const entry of entries.filter(Boolean)) addTo(list, entry);
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** IPv4 written inside IPv6 (`::ffff:1.2.3.4`) is IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function addTo(list: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/');
  const family = isIP(address);
  const bits = prefix === undefined ? undefined : Number(prefix);
  if (
    family === 0 ||
    (bits !== undefined && !(Number.isInteger(bits) && bits >= 0 && bits <= (family === 6 ? 128 : 32)))
  ) {
    throw new Error(`TRUSTED_PROXIES: '${entry}' is neither an address nor a range such as 10.0.0.0/8.`);
  }
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, type);
  else list.addSubnet(address, bits, type);
}
