import { signInSentence } from '#server/calendar/oauth/sign-in-codes.ts';
import type { Returned } from './use-connection.ts';

/** How Google's redirect ended: query status, and the sentence that belongs to the code in message. */
export function readReturn(request: Request): Returned {
  const query = new URL(request.url).searchParams;
  const [status, code] = [query.get('status'), query.get('message')];
  return {
    status: status === 'success' || status === 'error' ? status : null,
    message: code === null ? null : signInSentence(status === 'success' ? 'connected' : code),
    popup: query.get('popup') === '1',
  };
}
