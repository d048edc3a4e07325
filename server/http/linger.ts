import type { IncomingMessage } from 'node:http';

type Bounds = { bytes: number; ms: number };

/**
 * After an answer: lets go of what is left of a body that nobody read, or the next request on its connection would
 * wait behind it. A sender that goes on beyond the bounds is cut off.
 */
export function linger(request: IncomingMessage, { bytes, ms }: Bounds): void {
  if (request.complete || request.destroyed) return;
  const cutOff = () => request.destroy();
  const timer = setTimeout(cutOff, ms);
  timer.unref();
  let left = bytes;
  request.on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) cutOff();
  });
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  request.resume();
}
