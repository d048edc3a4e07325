import type { ClientRequest } from 'node:http';

/**
 * Gives up a call whose server turns to another protocol (101): without a listener Node ends it without a word, and
 * whoever called would wait for ever.
 * @param refuse told as of a connection that broke off
 */
export function refuseUpgrade(call: ClientRequest, refuse: (error: NodeJS.ErrnoException) => void): void {
  call.once('upgrade', (_response, socket) => {
    socket.destroy();
    refuse(Object.assign(new Error('no answer'), { code: 'ECONNRESET' }));
  });
}
