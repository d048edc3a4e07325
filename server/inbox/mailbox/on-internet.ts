import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { ImapFlowOptions } from 'imapflow';
import { isPublicAddress, notPublic } from '#server/http/senders/public-address.ts';

/**
 * The way to a mailbox that staff have named, if it is on the internet: by the address that was judged, so that a
 * name which leads elsewhere the second time leads nowhere.
 * @throws Error of code NOT_PUBLIC, or of the look-up
 */
export async function onInternet(options: ImapFlowOptions): Promise<ImapFlowOptions> {
  const { host = '' } = options;
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address))) throw notPublic();
  return { ...options, host: first.address };
}
