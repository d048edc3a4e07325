import { refusalWords } from '#content/refusals.ts';
import { inOwnWords, say } from '#content/say.ts';
import { DomainError, type ErrorCode } from '#server/base/errors.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';

type ErrorBody = {
  error: { code: ErrorCode | 'method-not-allowed'; message: string; fields?: object };
  message: string;
};

/** Runs an API call and turns its result or its failure into a JSON answer. */
export async function answer(run: () => Promise<unknown>): Promise<Response> {
  try {
    const body = await run();
    return body instanceof Response
      ? body
      : Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return errorAnswer(error);
  }
}

/** The same for an endpoint that only reads: during an outage it says nothing about saving. */
export async function answerReading(run: () => Promise<unknown>): Promise<Response> {
  return answer(() =>
    run().catch((error: unknown) => {
      if (asDomainError(error)?.code !== 'unavailable') throw error;
      throw new DomainError('unavailable', refusalWords(statusOf.unavailable).text, { cause: error });
    }),
  );
}

/**
 * An error as JSON; an unreachable database is 503. An unexpected error is thrown again: the server logs it and
 * answers 500.
 */
export function errorAnswer(error: unknown): Response {
  const expected = asDomainError(error);
  if (!expected) throw error;
  const { code, fields, details } = expected;
  const message = say(expected.message);
  const told = fields ? { fields: inOwnWords(fields) } : {};
  const body: ErrorBody = { error: { code, message, ...told }, message };
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
  if (typeof details?.retryAfterSeconds === 'number')
    headers['Retry-After'] = String(details.retryAfterSeconds);
  // Only pages show a form again with its values; a program still has what it sent.
  const { values: _, ...more } = details ?? {};
  return Response.json({ ...body, ...more }, { status: statusOf[code], headers });
}

/** 405 with the methods that are allowed. */
export function methodNotAllowed(allowed: string): Response {
  return refusal(405, 'method-not-allowed', `Use ${allowed} here.`, { Allow: allowed });
}

/** 404 for an address without an endpoint. */
export function noSuchEndpoint(): Response {
  return refusal(404, 'not-found', 'There is no such endpoint.');
}

function refusal(status: number, code: ErrorBody['error']['code'], message: string, headers = {}): Response {
  const body: ErrorBody = { error: { code, message }, message };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
