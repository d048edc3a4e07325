import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendRaw } from '#tests/support/raw-request.ts';
import { inBytes } from '#tests/support/worst-bodies.ts';
import { gatherPieces } from './gather-pieces.ts';

/** Sends a body to a server. @returns what its reader gets, piece by piece */
async function piecesOf(body: string | Buffer, headers: string): Promise<string[]> {
  const pieces: string[] = [];
  const read = async (request: IncomingMessage) => {
    gatherPieces(request);
    for await (const piece of request) pieces.push(String(piece));
  };
  const server = createServer((request, response) => {
    void read(request).then(() => response.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const head = `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n`;
    const bytes = Buffer.concat([Buffer.from(head), Buffer.from(body)]);
    expect((await sendRaw(`http://localhost:${port}`, bytes)).status).toBe(200);
  } finally {
    server.close();
  }
  return pieces;
}

const text = Array.from({ length: 20_000 }, (_, index) => String(index % 10)).join('');

test('twenty thousand chunks of one byte are a few pieces, and the same text', async () => {
  const pieces = await piecesOf(inBytes(text), 'Transfer-Encoding: chunked');
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeLessThan(200);
});

test('an empty body in chunks ends, and one whose length is known comes as it is', async () => {
  expect(await piecesOf('0\r\n\r\n', 'Transfer-Encoding: chunked')).toEqual([]);
  expect((await piecesOf(text, `Content-Length: ${text.length}`)).join('')).toBe(text);
});

test('what nobody reads yet waits at its sender’s, however small the pieces are', async () => {
  const server = createServer(gatherPieces);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const sender = connect((server.address() as AddressInfo).port, '127.0.0.1');
  try {
    sender.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
    const [request] = (await once(server, 'request')) as [IncomingMessage];
    for (let sent = 0; sent < 500; sent += 1) {
      sender.write(`2000\r\n${'a'.repeat(0x2000)}\r\n`);
      for (let turn = 0; turn < 4; turn += 1) await nextTurn();
    }
    expect(request.readableLength).toBeGreaterThan(0);
    expect(request.readableLength).toBeLessThan(4 * request.readableHighWaterMark);
  } finally {
    sender.destroy();
    server.closeAllConnections();
    server.close();
  }
});
