import type { IncomingMessage, ServerResponse } from 'node:http';
import { announcesBody } from '#server/http/bodies/media-type.ts';

/** How quickly a body has to come: so many bytes in every window of time, or its end. */
export type Pace = { bytes: number; windowMs: number };

/**
 * A form of the site is a few kilobytes, so it is there within one window; a large upload needs 2 kB/s, of which a
 * phone on a poor line has ten times as much.
 */
export const usualPace: Pace = { bytes: 60_000, windowMs: 30_000 };

/** Calls something after every window of time. @returns ends that */
type Windows = (look: () => void, windowMs: number) => () => void;

const byTheClock: Windows = (look, windowMs) => {
  const timer = setInterval(look, windowMs).unref();
  return () => clearInterval(timer);
};

/**
 * Watches a body arrive: one that drips only keeps a connection, memory and a file. While the server itself does not
 * read, nobody is blamed. @param tooSlow answers it; the connection ends afterwards
 */
export function watchPace(
  request: IncomingMessage,
  response: ServerResponse,
  { pace, tooSlow, windows = byTheClock }: { pace: Pace; tooSlow: () => void; windows?: Windows },
): void {
  if (!announcesBody((name) => request.headers[name]?.toString())) return;
  let seen = request.socket.bytesRead;
  const look = () => {
    const now = request.socket.bytesRead;
    const enough = now - seen >= pace.bytes;
    seen = now;
    if (enough || request.readableFlowing === false) return;
    stop();
    if (response.headersSent) request.destroy();
    else tooSlow();
  };
  const stop = windows(look, pace.windowMs);
  request.once('end', stop);
  request.once('close', stop);
}
