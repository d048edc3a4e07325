import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Reads an IP address; one of IPv4 written inside IPv6 (`::ffff:1.2.3.4`) is IPv4, and a zone (`%eth0`) is left out.
 * @returns null for anything else, also for the octal and shortened forms of IPv4
 */
export function readAddress(text: string): Address | null {
  const [plain = ''] = text.split('%', 1);
  // ipaddr.js reads 010.1 as 8.0.0.1: what proxies and sockets write is stricter.
  return isIP(plain) === 0 ? null : ipaddr.process(plain);
}

/** An address in its one usual spelling; what is none stays as it is. */
export function plainAddress(text: string): string {
  return readAddress(text)?.toString() ?? text;
}

/**
 * The range that an address is part of, such as 203.0.113.0/24 or 2001:db8:1:0::/56; what is no address stays as it is.
 * @param v6Bits a multiple of eight up to 64
 */
export function rangeOf(text: string, v4Bits: number, v6Bits: number): string {
  const address = readAddress(text);
  if (!address) return text;
  if (address.kind() === 'ipv4')
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${v4Bits}`)}/${v4Bits}`;
  const { parts } = ipaddr.IPv6.networkAddressFromCIDR(`${address}/${v6Bits}`);
  const known = parts.slice(0, Math.ceil(v6Bits / 16)).map((part) => part.toString(16));
  return `${known.join(':')}::/${v6Bits}`;
}

/**
 * Reads an address or a range such as 10.0.0.0/8.
 * @returns whether an address, written in whichever way, is part of it; null when the text is neither
 */
export function readRange(text: string): ((address: Address) => boolean) | null {
  const range = wideRange(text);
  return range && ((address) => inV6(address).match(range.start, range.bits));
}

/**
 * Whether a range takes in more than any network has of its own: the widest are 10.0.0.0/8 and fc00::/7. What is no
 * range does not.
 */
export function isWiderThanANetwork(text: string): boolean {
  const range = wideRange(text);
  if (!range) return false;
  // All of IPv4 lies in 96 bits of IPv6.
  return range.bits < 7 || (range.start.range() === 'ipv4Mapped' && range.bits < 96 + 8);
}

function wideRange(text: string): { start: ipaddr.IPv6; bits: number } | null {
  const [plain = '', prefix] = text.split('/');
  const family = isIP(plain);
  const range = prefix === undefined ? `${plain}/${family === 6 ? 128 : 32}` : text;
  if (family === 0 || !ipaddr.isValidCIDR(range)) return null;
  const [start, bits] = ipaddr.parseCIDR(range);
  return { start: inV6(start), bits: start.kind() === 'ipv4' ? bits + 96 : bits };
}

/** Both families in one: IPv4 as the part of IPv6 that is set aside for it. */
function inV6(address: Address): ipaddr.IPv6 {
  return address instanceof ipaddr.IPv4 ? address.toIPv4MappedAddress() : (address as ipaddr.IPv6);
}
