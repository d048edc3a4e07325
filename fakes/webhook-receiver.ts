import type { IncomingHttpHeaders } from 'node:http';
import { startHttp } from './http-server.ts';

type ReceivedCall = { headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = { url: string; calls: ReceivedCall[]; stop: () => Promise<void> };

/**
 * A real HTTP server that records its requests.
 * @param statusFor the answer to each call, counted from 1
 */
export async function startWebhookReceiver(
  statusFor: (call: number) => number | { status: number; location: string } = () => 200,
): Promise<WebhookReceiver> {
  const calls: ReceivedCall[] = [];
  const { origin, stop } = await startHttp((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(pieces).toString('utf8') });
      const answer = statusFor(calls.length);
      if (typeof answer === 'number') response.writeHead(answer);
      else response.writeHead(answer.status, { Location: answer.location });
      response.end();
    });
  });
  return { url: `${origin}/hook`, calls, stop };
}
