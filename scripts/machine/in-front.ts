import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Lets something answer before a server does, of whose listeners each still hears what is left to it: bounds, too. */
export function putInFront(server: Server, front: Front): void {
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    front(request, response, () => {
      for (const listener of listeners) listener(request, response);
    }),
  );
}
