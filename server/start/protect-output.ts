import { constants, openSync, writeSync } from 'node:fs';
import { megabyte } from '#domain/format/sizes.ts';
import { lineWriter } from './line-writer.ts';

/** What may wait for a reader that has stopped, bytes a stream. */
const mostWaiting = megabyte;
const retryMs = 100;

/**
 * Makes standard output and standard error of this process harmless, whoever writes there: a disk that is full, a
 * pipe that is closed and a reader that has stopped end nothing, block nothing and fill no memory. Node's own streams
 * end the process on the first error, wait for terminals, and keep what pipes do not take without any bound.
 */
export function protectOutput(): void {
  protect(process.stdout, 1);
  protect(process.stderr, 2);
  // Node's own way of showing warnings writes past these streams, and waits.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => process.stderr.write(`${name}: ${message}\n`));
}

function protect(stream: NodeJS.WriteStream, fd: number): void {
  // Reading the stream above has put pipes and sockets into non-blocking mode: a full one answers EAGAIN.
  const target = stream.isTTY ? withoutWaiting(fd) : fd;
  const writeLine = lineWriter({
    write: (bytes) => writeSync(target, bytes),
    mostWaiting,
    retryMs,
    lost: (lines) =>
      `${JSON.stringify({ at: new Date().toISOString(), level: 'warn', event: 'log-lines-lost', lines })}\n`,
  });
  stream.on('error', () => undefined);
  stream.write = (
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | ((error?: Error | null) => void),
    done?: (error?: Error | null) => void,
  ) => {
    writeLine(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    const callback = typeof encoding === 'function' ? encoding : done;
    if (callback) process.nextTick(callback);
    return true;
  };
}

/** A terminal that is opened anew for us alone, so that Ctrl-S stops nobody; where that fails, as it is. */
function withoutWaiting(fd: number): number {
  try {
    return openSync(
      `/proc/self/fd/${fd}`,
      constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY | constants.O_APPEND,
    );
  } catch {
    return fd;
  }
}
