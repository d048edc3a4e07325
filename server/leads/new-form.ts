import type { Services } from '#server/ports/services.ts';
import { makeFormToken } from './form-token.ts';

/** The hidden fields of a fresh form: the key that makes repeated sending one, and when it was handed out. */
export function newForm(services: Services): { idempotencyKey: string; formToken: string } {
  return { idempotencyKey: services.randomId(), formToken: makeFormToken(services) };
}
