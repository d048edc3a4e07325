import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import { boundConnections, type ConnectionBounds, usualConnections } from './connections.ts';

/** A server that answers /quick at once and leaves everything else waiting. */
async function bounded(bounds: Partial<ConnectionBounds>, isProxy = () => false) {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/quick') response.end('quick');
    else if (request.url === '/long') response.end(Buffer.alloc(50 * megabyte));
    else waiting.push(response);
  });
  boundConnections(server, { ...usualConnections, ...bounds }, isProxy);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  /** Opens a connection, and asks on it if told to. @returns its answer, or 'closed' without one */
  const open = async (path?: string, times = 1) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve));
    const requested = path && new Promise((resolve) => server.once('request', resolve));
    const answer = new Promise<string>((resolve) => {
      socket.once('data', (piece) => resolve(String(piece).split('\r\n')[0] ?? ''));
      socket.once('close', () => resolve('closed'));
      socket.once('error', () => resolve('closed'));
    });
    if (path) socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
    const taken = await accepted;
    if (path) await Promise.race([requested, answer]);
    return { answer, socket, taken };
  };
  return { open, waiting };
}
const many = (count: number) => Array.from({ length: count });

it('whoever keeps connections open without asking gives way, the oldest first', async () => {
  const { open } = await bounded({ total: 100, perNetwork: 3 });
  const [oldest, ...others] = await Promise.all(many(3).map(() => open()));
  const { answer } = await open('/quick');
  expect(await answer).toBe('HTTP/1.1 200 OK');
  expect(await oldest?.answer).toBe('closed');
  expect(others).toHaveLength(2);
});

it('when all are busy, a new one is refused with a sentence', async () => {
  const { open } = await bounded({ total: 100, perNetwork: 3 });
  for (const _ of many(3)) await open('/wait');
  expect(await (await open()).answer).toBe('HTTP/1.1 503 Service Unavailable');
});

it('the connections of a proxy count in total only', async () => {
  const { open } = await bounded({ total: 5, perNetwork: 1 }, () => true);
  for (const _ of many(4)) await open('/wait');
  expect(await (await open('/quick')).answer).toBe('HTTP/1.1 200 OK');
  await open('/wait');
  expect(await (await open('/wait')).answer).toBe('HTTP/1.1 503 Service Unavailable');
});

it('whoever asks on and on without waiting for an answer is closed, and nobody else', async () => {
  const { open } = await bounded({ ahead: 3 });
  const patient = await open('/wait');
  expect(await (await open('/wait', 4)).answer).toBe('closed');
  expect(await (await open('/quick', 3)).answer).toBe('HTTP/1.1 200 OK');
  expect(patient.socket.destroyed).toBe(false);
});

it('an answer that nobody takes ends; one that is still being made does not', async () => {
  const { open, waiting } = await bounded({ unreadMs: 50 });
  const patient = await open('/wait');
  const { socket, taken } = await open('/long');
  socket.pause();
  await new Promise((resolve) => taken.once('close', resolve));
  waiting[0]?.end('made');
  expect(await patient.answer).toBe('HTTP/1.1 200 OK');
});
