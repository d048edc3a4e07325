import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { followConnections } from './connections.ts';

test('who was let in before the stop and has not spoken yet is still heard', async () => {
  const server = createServer((_, response) => response.end('heard'));
  const connections = followConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const letIn = once(server, 'connection');
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await letIn;
  const finished = connections.finish(10_000);
  // The door is shut by now.
  await expect.poll(() => server.listening).toBe(false);
  const answer = text(visitor);
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1.1 200 [\s\S]*heard/);
  expect(await finished).toBe(0);
});
