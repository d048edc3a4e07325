import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Options = { nonce: string | undefined; signal: AbortSignal };

/** Draws a page that React takes over in the browser, with everything that it waits for. @throws what a part threw */
export function drawWhole(element: ReactNode, { nonce, signal }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const into = new Writable({
      write(piece: Buffer, _, next) {
        pieces.push(piece);
        next();
      },
      final(next) {
        resolve(Buffer.concat(pieces).toString());
        next();
      },
    });
    let failed = false;
    const fail = (error: unknown) => {
      failed = true;
      reject(error);
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      ...(nonce !== undefined && { nonce }),
      onAllReady: () => failed || pipe(into),
      onShellError: fail,
      onError: fail,
    });
    const gone = () => abort(signal.reason);
    if (signal.aborted) gone();
    else signal.addEventListener('abort', gone, { once: true });
  });
}
