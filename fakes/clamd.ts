import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** What it does with a file: looks for the EICAR test text, says an error, says nothing, breaks off, or talks on and on. */
type ClamdMood = 'look' | 'error' | 'silent' | 'break' | 'talk';

export type ClamdStandIn = {
  port: number;
  mood: ClamdMood;
  /** Contents of the files that it was sent whole. */
  seen: Buffer[];
  stop: () => Promise<void>;
};

/** In two parts, so that no scanner takes this file for one that has it. */
export const eicar = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR'}${'-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;

/** A server that speaks clamd's INSTREAM and PING, for tests. */
export async function startClamd(): Promise<ClamdStandIn> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let all = Buffer.alloc(0);
    socket.on('data', (piece: Buffer) => {
      all = Buffer.concat([all, piece]);
      if (standIn.mood === 'silent') return;
      if (standIn.mood === 'break') return void socket.destroy();
      if (standIn.mood === 'talk') return void socket.write('stream: '.repeat(1000));
      if (all.toString('latin1') === 'zPING\0') return void socket.end('PONG\0');
      const content = contentOf(all);
      if (!content) return;
      standIn.seen.push(content);
      const found = content.includes(eicar);
      if (standIn.mood === 'error') socket.end('INSTREAM size limit exceeded. ERROR\0');
      else socket.end(found ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: ClamdStandIn = {
    port: (server.address() as AddressInfo).port,
    mood: 'look',
    seen: [],
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return standIn;
}

const command = Buffer.from('zINSTREAM\0');

/** What came in pieces, once the piece of no length is there. */
function contentOf(all: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= all.length; ) {
    const length = all.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(all.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
