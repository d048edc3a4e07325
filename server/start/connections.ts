import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * How long waiting connections are still accepted while stopping, in milliseconds: a flood must not delay the end.
 */
const doorMs = 2_000;
/** How long a connection that has just been opened may take to say what it wants, once the server is stopping. */
const firstWordsMs = 2_000;

type Connection = { answers: number; bytesSeen: number };

export type Connections = {
  /**
   * Takes no new connections, lets what is under way finish, and closes each connection after its answer.
   * @returns how many connections were still busy after `limitMs` and had to be cut
   */
  finish: (limitMs: number) => Promise<number>;
};

/** Follows a server's connections from before it listens, so that it can be stopped without cutting anybody off. */
export function followConnections(server: Server): Connections {
  const connections = new Map<Socket, Connection>();
  const answers = new Set<ServerResponse>();
  let stopping = false;
  let accepted = 0;

  server.on('connection', (socket: Socket) => {
    accepted += 1;
    connections.set(socket, { answers: 0, bytesSeen: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.answers += 1;
    answers.add(response);
    if (stopping) response.shouldKeepAlive = false;
    const noteBytes = () => {
      connection.bytesSeen = socket.bytesRead;
    };
    request.once('close', noteBytes);
    response.once('close', () => {
      noteBytes();
      connection.answers -= 1;
      answers.delete(response);
      // Its headers were sent before the stop and promised to keep the connection.
      if (stopping && connection.answers === 0) socket.destroySoon();
    });
  });

  /** Closes what waits between two requests; with `unused` also what has not asked for anything whole yet. */
  const closeIdle = (unused: boolean) => {
    for (const [socket, { answers: open, bytesSeen }] of connections) {
      const waits = bytesSeen > 0 && socket.bytesRead === bytesSeen;
      if (open === 0 && (waits || unused)) socket.destroySoon();
    }
  };

  /** Lets in whom the system has taken already; Node does so one at a turn, and shutting the door cuts the others. */
  const emptyQueue = async () => {
    const end = performance.now() + doorMs;
    let before: number;
    do {
      before = accepted;
      for (let turns = 0; turns < 4; turns += 1) await nextTurn();
    } while (accepted > before && performance.now() < end);
  };

  return {
    finish: async (limitMs) => {
      stopping = true;
      // At once: some of them are answered while the queue is being emptied.
      for (const response of answers) if (!response.headersSent) response.shouldKeepAlive = false;
      await emptyQueue();
      // Node's own takes who has not said anything yet for idle, and closes the connection on them.
      server.closeIdleConnections = () => undefined;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      closeIdle(false);
      let cut = 0;
      // Requests that have arrived by then are read first.
      const closeUnused = () => setImmediate(closeIdle, true);
      const firstWords = setTimeout(closeUnused, Math.min(firstWordsMs, limitMs));
      const limit = setTimeout(() => {
        cut = connections.size;
        server.closeAllConnections();
      }, limitMs);
      await closed;
      clearTimeout(firstWords);
      clearTimeout(limit);
      return cut;
    },
  };
}
