import type { ErrorCode } from '#server/base/errors.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/status-of.ts';

type ErrorBody = {
  error: { code: ErrorCode | 'method-not-allowed' | 'internal'; message: string; fields?: object };
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

/**
 * An error as JSON; an unreachable database is 503. An unexpected error is thrown again: the server logs it and
 * answers 500.
 */
export function errorAnswer(error: unknown): Response {
  const expected = asDomainError(error);
  if (!expected) throw error;
  const { code, message, fields, details } = expected;
  const body: ErrorBody = { error: { code, message, ...(fields ? { fields } : {}) } };
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
  if (typeof details?.retryAfterSeconds === 'number')
    headers['Retry-After'] = String(details.retryAfterSeconds);
  // Only pages show a form again with its values; a program still has what it sent.
  const { values: _, ...told } = details ?? {};
  return Response.json({ ...body, message, ...told }, { status: statusOf[code], headers });
}

/** 405 with the methods that are allowed. */
export function methodNotAllowed(allowed: string): Response {
  const body: ErrorBody = { error: { code: 'method-not-allowed', message: `Use ${allowed} here.` } };
  return Response.json(body, { status: 405, headers: { Allow: allowed } });
}
