import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { refuseUpgrade } from '#server/base/refuse-upgrade.ts';
import { publicLookup } from '#server/http/senders/public-address.ts';
import type { CalledBack, CallOut } from '#server/ports/call-out.ts';
import { hookFault } from './public-host.ts';

const timeoutMs = 10_000;
const mostAnswerBytes = 4096;

/**
 * Calls addresses that staff have given. The name is looked up and judged by the connection itself, so that a name
 * which leads elsewhere the second time leads nowhere.
 */
export function createCallOut(inOwnNetwork: boolean): CallOut {
  return async ({ url, headers, body }) => {
    const fault = hookFault(url, inOwnNetwork);
    if (fault) throw new Error(fault);
    const send = url.startsWith('https:') ? request : plainRequest;
    const signal = AbortSignal.timeout(timeoutMs);
    return new Promise<CalledBack>((resolve, reject) => {
      const call = send(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        agent: false,
        signal,
        ...(!inOwnNetwork && { lookup: publicLookup }),
      });
      const failed = (error: NodeJS.ErrnoException) => reject(new Error(reasonOf(error, signal.aborted)));
      call.on('error', failed);
      refuseUpgrade(call, failed);
      call.on('response', (response) => {
        const pieces: Buffer[] = [];
        let bytes = 0;
        const done = () => {
          const text = Buffer.concat(pieces).subarray(0, mostAnswerBytes).toString('utf8');
          resolve({ status: response.statusCode ?? 0, text });
        };
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          bytes += piece.length;
          // The status has been said; what is left of a long answer is of no interest.
          if (bytes < mostAnswerBytes) return;
          done();
          response.destroy();
        });
        response.on('end', done);
        response.on('error', done);
      });
      call.end(body);
    });
  };
}

function reasonOf(error: NodeJS.ErrnoException, timedOut: boolean): string {
  if (timedOut) return `There was no answer within ${timeoutMs / 1000} seconds.`;
  if (error.code === 'NOT_PUBLIC') return 'The address does not lead to the internet.';
  return `The address could not be reached (${error.code ?? error.name}).`;
}
