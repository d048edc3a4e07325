import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createCallOut } from './call-out.ts';

/** Calls a server that answers so, and then ends the connection. */
async function callOn(answer: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return createCallOut(true)({ url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' });
}

test.each([
  ['nothing', ''],
  ['no HTTP', 'hello\r\n\r\n'],
  ['only that it goes on', 'HTTP/1.1 100 Continue\r\n\r\n'],
  [
    'that it turns to another protocol',
    'HTTP/1.1 101 S\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ],
])('a server that says %s could not be reached', async (_, answer) => {
  await expect(callOn(answer)).rejects.toThrow('The address could not be reached');
});

test('of an answer that breaks off, what has come counts', async () => {
  const answer = await callOn('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc');
  expect(answer).toEqual({ status: 200, text: 'abc' });
});
