import { connect } from 'node:tls';

const withinMs = 10_000;

/**
 * When the certificate ends that visitors of an address are shown, in epoch milliseconds; null when nobody can be
 * asked from here, as behind a router that does not lead back in.
 * @param origin such as https://www.example.com
 */
export function certificateEnd(origin: string): Promise<number | null> {
  const { hostname, port } = new URL(origin);
  const answer = Promise.withResolvers<number | null>();
  // An ended one is to be read too: nothing is sent over this connection.
  const options = { host: hostname, port: Number(port || 443), rejectUnauthorized: false };
  const socket = connect({ ...options, ...(isName(hostname) && { servername: hostname }) }, () => {
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    answer.resolve(Number.isNaN(end) ? null : end);
  });
  socket.setTimeout(withinMs, () => answer.resolve(null));
  socket.on('error', () => answer.resolve(null));
  return answer.promise.finally(() => socket.destroy());
}

/** An address of digits has no name to ask for. */
const isName = (host: string) => !/^[\d.]+$|^\[/.test(host);
