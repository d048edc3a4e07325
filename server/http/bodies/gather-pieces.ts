import type { IncomingMessage } from 'node:http';
import { kilobyte } from '#domain/format/sizes.ts';

/** Bytes that are handed on at once; what comes in pieces of this size is not held back. */
const enough = 16 * kilobyte;

/**
 * Hands on what came at the same moment as one piece. Whoever sends a body in chunks says how long each is, and each
 * takes the same work and the same write to the disk, of one byte or of many: a file of 250 kB took ten seconds.
 */
export function gatherPieces(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let pieces: Buffer[] = [];
  let bytes = 0;
  let waits = false;
  const handOn = () => {
    if (bytes === 0) return true;
    const whole = Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
    return push(whole);
  };
  request.push = (piece: Buffer | null) => {
    if (piece === null) {
      handOn();
      return push(null);
    }
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= enough) return handOn();
    if (!waits) {
      waits = true;
      setImmediate(() => {
        waits = false;
        handOn();
      });
    }
    // Says, as the stream itself would, when its reader is behind: the rest waits at the sender's.
    return request.readableLength + bytes < request.readableHighWaterMark;
  };
}
