import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { minuteMs } from '#domain/format/durations.ts';
import { plainAddress } from '#server/http/senders/ip-address.ts';
import { networkOf } from './limit-client.ts';
import { noteRefusal } from './refusals.ts';

export type ConnectionBounds = {
  /** Connections that may be open at once. */
  total: number;
  /** Of them, from one network. A browser opens up to six, an office shares an address. */
  perNetwork: number;
  /** Requests that one of them may send before the first is answered. Browsers and proxies wait for each answer. */
  ahead: number;
  /** How long an answer may wait for somebody who takes nothing of it. */
  unreadMs: number;
};

/** What a small server carries without trouble, and far more than visitors of one network ever need. */
export const usualConnections: ConnectionBounds = {
  total: 2_000,
  perNetwork: 250,
  ahead: 16,
  unreadMs: minuteMs,
};

/** For load tests from one address. */
export const unlimitedConnections: ConnectionBounds = {
  total: Number.POSITIVE_INFINITY,
  perNetwork: Number.POSITIVE_INFINITY,
  ahead: usualConnections.ahead,
  unreadMs: usualConnections.unreadMs,
};

const refusal = [
  'HTTP/1.1 503 Service Unavailable',
  'Connection: close',
  'Retry-After: 10',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Too many connections are open. Please try again in a moment.\n',
].join('\r\n');

/**
 * Bounds the connections of a server. When they are used up, the oldest one without a request under way gives way to
 * a new one; when there is none, the new one is refused. Whoever merely keeps connections open shuts nobody out. One
 * that asks on without waiting for its answers, or takes nothing of them, is closed: they are all held in memory.
 * @param isProxy addresses that carry many clients: they count in total only
 */
export function boundConnections(
  server: Server,
  { total, perNetwork, ahead, unreadMs }: ConnectionBounds,
  isProxy: (address: string) => boolean,
): void {
  const all = new Set<Socket>();
  const networks = new Map<string, Set<Socket>>();
  // Refused ones may still have asked: they are known no longer than they last.
  const requests = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) =>
    requests.set(socket, (requests.get(socket) ?? 0) + change);

  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    const network = isProxy(address) ? null : networkOf(address);
    const own = network === null ? new Set<Socket>() : (networks.get(network) ?? new Set<Socket>());
    if (!hasRoom(own, perNetwork) || !hasRoom(all, total)) return refuse(socket);
    all.add(socket);
    own.add(socket);
    requests.set(socket, 0);
    if (network !== null) networks.set(network, own);
    socket.once('close', () => {
      all.delete(socket);
      own.delete(socket);
      requests.delete(socket);
      if (network !== null && own.size === 0 && networks.get(network) === own) networks.delete(network);
    });
  });
  server.prependListener('request', ({ socket }, response) => {
    count(socket, 1);
    if ((requests.get(socket) ?? 0) > ahead) {
      noteRefusal('requests-ahead');
      socket.destroy();
    }
    response.once('close', () => requests.has(socket) && count(socket, -1));
  });
  // While an answer is being made nothing moves either; that is ours, and nobody is blamed.
  server.setTimeout(unreadMs, (socket: Socket) => {
    if (!requests.get(socket) || socket.writableLength > 0) socket.destroy();
  });

  const hasRoom = (sockets: Set<Socket>, most: number): boolean => {
    if (sockets.size < most) return true;
    let open = 0;
    let idle: Socket | undefined;
    for (const socket of sockets) {
      if (socket.destroyed) continue;
      open += 1;
      if (!requests.get(socket)) idle ??= socket;
    }
    if (open < most) return true;
    idle?.destroy();
    return idle !== undefined;
  };
}

function refuse(socket: Socket): void {
  noteRefusal('connections');
  socket.on('error', () => undefined);
  socket.end(refusal, () => socket.destroy());
}
