import { connect, isIP, type Socket } from 'node:net';
import { isPublicAddress, notPublic, publicLookup } from '#server/http/senders/public-address.ts';

type Place = { host: string; port: number; signal: AbortSignal; inOwnNetwork?: boolean };

/**
 * Connects to a server that staff have named; unless the own network is allowed, only if it is on the internet. The
 * name is judged by the connection itself, so that one which leads elsewhere the second time leads nowhere.
 * @throws Error of code NOT_PUBLIC, or of the network
 */
export function openSocket({ host, port, signal, inOwnNetwork = false }: Place): Promise<Socket> {
  if (!inOwnNetwork && isIP(host) && !isPublicAddress(host)) return Promise.reject(notPublic());
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect({ host, port, signal, ...(!inOwnNetwork && { lookup: publicLookup }) });
  socket.once('connect', () => resolve(socket));
  // Stays, so that one which breaks off while nobody listens ends nothing.
  socket.on('error', reject);
  return promise;
}

type Told = (error: Error | null, opened?: { connection: Socket }) => void;
type Target = { host?: string | undefined; port?: number | string | undefined };

/** The same as nodemailer asks for it: to the internet only. */
export function socketFor(timeoutMs: number) {
  return ({ host = '', port }: Target, told: Told): void => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    openSocket({ host, port: Number(port), signal: controller.signal })
      .finally(() => clearTimeout(timer))
      .then(
        (connection) => told(null, { connection }),
        (error: Error) => told(error),
      );
  };
}
