import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Breaks every connection, present and new, until `mend`. */
  cut: () => void;
  mend: () => void;
  /** Stops all data in both directions without breaking a connection, like a frozen server, until `thaw`. */
  freeze: () => void;
  /** Delivers what was sent meanwhile. */
  thaw: () => void;
  stop: () => Promise<void>;
};

/** A TCP proxy to a server on this machine that can break or freeze its connections. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let broken = false;
  let frozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (broken) return near.destroy();
    const far = connect(targetPort, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    if (frozen) for (const socket of [near, far]) socket.pause();
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    broken = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      broken = false;
    },
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
