import { randomInt } from 'node:crypto';
import { minuteMs } from '#domain/format/durations.ts';
import { readAddress } from '#server/http/senders/ip-address.ts';
import { networkOf } from '#server/limits/limit-client.ts';

/** So many visits of one network are counted: an office has fewer, and who wants to spoil the numbers sends more. */
export const perMinute = 20;
export const perDay = 200;
/** Where every visitor comes from the same address, it is a proxy's that the settings do not name. */
const behindProxy = 50;
const mostNetworks = 20_000;

type Seen = { share: number; minute: number; inMinute: number; inDay: number };

/**
 * How many visits each network has made today. It is kept in memory alone, under a scrambled form whose key ends with
 * the process, and forgotten at midnight.
 */
export function createNetworks() {
  const seed = randomInt(2 ** 32);
  const seen = new Map<number, Seen>();
  let today = '';
  return {
    /** @returns a mark of the network, the same for as long as the process lives; null when it has had its share */
    take: (address: string, { now, day }: { now: number; day: string }): number | null => {
      if (day !== today) seen.clear();
      today = day;
      const mark = scrambled(plainNetwork(address), seed);
      const minute = Math.floor(now / minuteMs);
      const known = seen.get(mark);
      const so = known ?? { share: isInside(address) ? behindProxy : 1, minute, inMinute: 0, inDay: 0 };
      if (so.minute !== minute) Object.assign(so, { minute, inMinute: 0 });
      if (so.inMinute >= perMinute * so.share || so.inDay >= perDay * so.share) return null;
      so.inMinute += 1;
      so.inDay += 1;
      if (known) return mark;
      if (seen.size >= mostNetworks) seen.delete(seen.keys().next().value ?? 0);
      seen.set(mark, so);
      return mark;
    },
  };
}

const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/;

/** The network of an address; that of the usual ones without taking them apart. */
const plainNetwork = (address: string): string => v4.exec(address)?.[1] ?? networkOf(address);

/** A number for a text under a key (FNV-1a, twice): quick, and good enough for what never leaves the memory. */
function scrambled(text: string, seed: number): number {
  let [high, low] = [seed, ~seed];
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 16_777_619);
    low = Math.imul(low ^ text.charCodeAt(at), 2_654_435_761);
  }
  return (high >>> 0) * 2 ** 20 + (low >>> 12);
}

const ranges = ['private', 'loopback', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', undefined];

/** An address of a network of our own; one that cannot be read is none of a visitor either. */
const isInside = (address: string): boolean => ranges.includes(readAddress(address)?.range());
