import { checkServerIdentity, connect } from 'node:tls';

const withinMs = 10_000;

export type ShownCertificate = {
  /** Epoch milliseconds. */
  end: number;
  /** Whether it is made out to the address that was asked. */
  isForName: boolean;
  /** OpenSSL's code of what keeps it from being trusted, by this Node's list of authorities; null when it is. */
  untrusted: string | null;
};

/**
 * The certificate that visitors of an address are shown; null when nobody can be asked from here, as behind a router
 * that does not lead back in.
 * @param origin such as https://www.example.com
 */
export function certificateShown(origin: string): Promise<ShownCertificate | null> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const answer = Promise.withResolvers<ShownCertificate | null>();
  // One that browsers refuse is to be read too: nothing is sent over this connection.
  const options = { host, port: Number(port || 443), rejectUnauthorized: false };
  const socket = connect({ ...options, ...(isName(host) && { servername: host }) }, () => {
    const certificate = socket.getPeerCertificate();
    const end = Date.parse(certificate.valid_to);
    if (Number.isNaN(end)) return answer.resolve(null);
    const isForName = checkServerIdentity(host, certificate) === undefined;
    // Node stores the code here, whatever its types say; a wrong name is told apart above.
    const code = socket.authorized ? null : String(socket.authorizationError);
    answer.resolve({ end, isForName, untrusted: code === 'ERR_TLS_CERT_ALTNAME_INVALID' ? null : code });
  });
  socket.setTimeout(withinMs, () => answer.resolve(null));
  socket.on('error', () => answer.resolve(null));
  return answer.promise.finally(() => socket.destroy());
}

/** An address of digits has no name to ask for. */
const isName = (host: string) => !/^[\d.]+$|:/.test(host);
