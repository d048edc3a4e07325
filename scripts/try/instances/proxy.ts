import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before several instances: hands each request to the next of them, and repeats none. */
export type Balancer = {
  url: string;
  /** The addresses of those that take requests. */
  to: (urls: readonly string[]) => void;
  stop: () => void;
};

export async function startBalancer(): Promise<Balancer> {
  let upstreams: readonly string[] = [];
  let turn = 0;
  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    const upstream = upstreams[turn++ % upstreams.length] ?? '';
    const { method = 'GET', url = '/', headers } = incoming;
    const outgoing = request(upstream + url, { method, headers, agent: false });
    outgoing.once('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.once('error', () => answer.destroy());
      response.pipe(answer);
    });
    outgoing.once('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    incoming.pipe(outgoing);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    to: (urls) => {
      upstreams = urls;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
