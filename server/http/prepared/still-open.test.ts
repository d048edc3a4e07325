import { once } from 'node:events';
import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { leaveOpen } from './still-open.ts';

it('says nothing of a connection that stays open, and that it ends where it does', async () => {
  let connections = 0;
  const server = createServer((asked, answer) => {
    leaveOpen(asked, answer);
    answer.writeHead(200, { 'Content-Length': '2' }).end('ok');
  }).on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headersOf = async (how: { agent: Agent | false }): Promise<IncomingHttpHeaders> => {
    const asked = request({ ...how, host: '127.0.0.1', port }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    await once(answer, 'end');
    return answer.headers;
  };
  try {
    for (let i = 0; i < 2; i += 1) {
      const headers = await headersOf({ agent });
      expect(headers).not.toHaveProperty('connection');
      expect(headers).not.toHaveProperty('keep-alive');
    }
    expect(connections).toBe(1);
    expect(await headersOf({ agent: false })).toMatchObject({ connection: 'close' });
  } finally {
    agent.destroy();
    server.close();
  }
});
