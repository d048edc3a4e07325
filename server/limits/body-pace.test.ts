import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchPace } from './body-pace.ts';

const pace = { bytes: 1000, windowMs: 100 };

/** A server that reads every body and answers 200, or never reads, with windows that end when the test says so. */
async function connected(how: { length: number; reads?: boolean; realWindows?: boolean }) {
  const { length, reads = true, realWindows = false } = how;
  let received = 0;
  let began = false;
  let look: (() => void) | null = null;
  const server = createServer((request, response) => {
    const tooSlow = () => response.writeHead(408, { Connection: 'close' }).end();
    const windows = (each: () => void, ms: number) => {
      expect(ms).toBe(pace.windowMs);
      look = each;
      return () => {
        look = null;
      };
    };
    watchPace(request, response, { pace, tooSlow, ...(realWindows ? {} : { windows }) });
    began = true;
    if (!reads)
      return void request.once('data', (piece: Buffer) => {
        request.pause();
        received += piece.length;
      });
    request.on('data', (piece: Buffer) => {
      received += piece.length;
    });
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
  await vi.waitFor(() => expect(began).toBe(true));
  return {
    ended,
    /** Sends so many bytes, and waits until the server has got them. */
    send: async (bytes: number) => {
      const all = received + bytes;
      socket.write('x'.repeat(bytes));
      await vi.waitFor(() => expect(received).toBe(all), { interval: 1 });
    },
    windowEnds: () => look?.(),
    watched: () => look !== null,
  };
}

it('a body that drips is answered 408 and its connection closed', async () => {
  const { ended, send, windowEnds, watched } = await connected({ length: 1_000_000 });
  await send(pace.bytes);
  windowEnds();
  expect(watched()).toBe(true);
  await send(10);
  windowEnds();
  expect(watched()).toBe(false);
  expect(await ended).toMatch(/^HTTP\/1.1 408 /);
});

it('so is one that never comes, when a real window has passed', async () => {
  const { ended } = await connected({ length: 10, realWindows: true });
  expect(await ended).toMatch(/^HTTP\/1.1 408 /);
});

it('a slow one that keeps the least rate over many windows is read to its end, and no longer watched', async () => {
  const { ended, send, windowEnds, watched } = await connected({ length: 20 * pace.bytes });
  for (let window = 0; window < 20; window += 1) {
    await send(pace.bytes);
    windowEnds();
  }
  expect(await ended).toMatch(/^HTTP\/1.1 200 /);
  expect(watched()).toBe(false);
});

it('nobody is blamed while the server itself does not read', async () => {
  const { send, windowEnds, watched } = await connected({ length: 1_000_000, reads: false });
  await send(1);
  windowEnds();
  windowEnds();
  expect(watched()).toBe(true);
});
