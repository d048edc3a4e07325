import { connect, isIP, type Socket } from 'node:net';
import { isPublicAddress, notPublic, publicLookup } from '#server/http/public-address.ts';

type Place = { host: string; port: number; timeoutMs: number };

/**
 * Connects to a server that staff have named, if it is on the internet. The name is judged by the connection itself,
 * so that one which leads elsewhere the second time leads nowhere.
 * @throws Error of code NOT_PUBLIC, or of the network
 */
function openSocket({ host, port, timeoutMs }: Place): Promise<Socket> {
  if (isIP(host) && !isPublicAddress(host)) return Promise.reject(notPublic());
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect({ host, port, lookup: publicLookup, signal: AbortSignal.timeout(timeoutMs) });
  socket.once('connect', () => resolve(socket));
  socket.once('error', reject);
  return promise;
}

type Told = (error: Error | null, opened?: { connection: Socket }) => void;

/** The same as nodemailer asks for it. */
export function socketFor(timeoutMs: number) {
  return (
    { host = '', port }: { host?: string | undefined; port?: number | string | undefined },
    told: Told,
  ): void => {
    openSocket({ host, port: Number(port), timeoutMs }).then(
      (connection) => told(null, { connection }),
      (error: Error) => told(error),
    );
  };
}
