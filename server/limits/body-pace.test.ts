import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { watchPace } from './body-pace.ts';

const windowMs = 100;

/** A server that reads every body and answers 200, or never reads. Gives a connection that has sent its head. */
async function connected({ length, reads = true }: { length: number; reads?: boolean }) {
  const server = createServer((request, response) => {
    const tooSlow = () => response.writeHead(408, { Connection: 'close' }).end();
    watchPace(request, response, { pace: { bytes: 1000, windowMs }, tooSlow });
    if (!reads) return void request.once('data', () => request.pause());
    request.resume();
    request.once('end', () => response.writeHead(200, { Connection: 'close' }).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  let text = '';
  socket.on('data', (piece) => {
    text += piece;
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  const every = (bytes: number, ms: number) => {
    const timer = setInterval(() => socket.writable && socket.write('x'.repeat(bytes)), ms);
    onTestFinished(() => clearInterval(timer));
  };
  return { socket, ended, every };
}

it('a body that drips is answered 408 and its connection closed', async () => {
  const { ended, every } = await connected({ length: 1_000_000 });
  every(1, windowMs / 10);
  expect(await ended).toMatch(/^HTTP\/1.1 408 /);
});

it('so is one that never comes', async () => {
  const { ended } = await connected({ length: 10 });
  expect(await ended).toMatch(/^HTTP\/1.1 408 /);
});

it('a slow one that keeps the least rate over many windows is read to its end', async () => {
  const { ended, every } = await connected({ length: 60_000 });
  every(3000, windowMs / 2);
  expect(await ended).toMatch(/^HTTP\/1.1 200 /);
});

it('nobody is blamed while the server itself does not read', async () => {
  const { socket } = await connected({ length: 1_000_000, reads: false });
  socket.write('x');
  const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
  const waited = new Promise((resolve) => setTimeout(() => resolve('open'), windowMs * 4));
  expect(await Promise.race([closed, waited])).toBe('open');
});
