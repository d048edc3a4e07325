import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RawStep } from '#server/http/raw-steps.ts';
import { answerDefaults } from '#server/http/security-headers.ts';

const address = /^\/api\/calendar\/slots\/(\d{4}-\d\d-\d\d)$/;

type Options = {
  /** The answer for a date as JSON. */
  answerFor: (date: string) => Promise<string>;
  https: boolean;
  /** Where it is answered when something fails. */
  otherwise: (request: IncomingMessage, response: ServerResponse) => void;
};

/**
 * Answers the most frequent request of the booking page, the free times of a date, without React Router. Requests
 * with a hold or booking of their own, and failures, are passed on to it.
 */
export function serveSlots({ answerFor, https, otherwise }: Options): RawStep {
  const headers = {
    ...answerDefaults(https),
    'Content-Type': 'application/json',
  };
  return (request, response) => {
    const date = request.method === 'GET' && address.exec(request.url ?? '')?.[1];
    const personal = request.headers['hold-token'] ?? request.headers['booking-link'];
    if (!date || personal) return false;
    answerFor(date).then(
      (body) => {
        response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(body) });
        response.end(body);
      },
      () => otherwise(request, response),
    );
    return true;
  };
}
