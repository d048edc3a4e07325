import type { IncomingMessage } from 'node:http';

type Bounds = { bytes: number; ms: number };

/**
 * After the answer, reads and drops the rest of an unread body; the next request on the connection would wait
 * behind it. A client that sends more than the bounds allow is disconnected.
 */
export function linger(request: IncomingMessage, { bytes, ms }: Bounds): void {
  if (request.complete || request.destroyed) return;
  const cutOff = () => request.destroy();
  const timer = setTimeout(cutOff, ms);
  timer.unref();
  let left = bytes;
  // What was to read the body, and did not, would hold it back after each piece.
  request.removeAllListeners('data');
  request.on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) cutOff();
  });
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  request.resume();
}
