import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { expect, onTestFinished, test } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import { linger } from './linger.ts';

test.each(['Content-Length: 500000', 'Transfer-Encoding: chunked'])(
  'after an answer that read nothing of a body (%s) the connection goes on',
  async (length) => {
    const answer = createRequestListener((request) => new Response(`${request.method} answered`));
    const server = createServer((request, response) => {
      response.once('finish', () => linger(request, { bytes: megabyte, ms: 60_000 }));
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const told = text(socket);
    const body = 'a'.repeat(500_000);
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`);
    socket.write(length.startsWith('C') ? body : chunks);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await told).toMatch(/POST answered[\s\S]*GET answered/);
  },
);
