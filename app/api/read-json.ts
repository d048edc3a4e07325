import { DomainError } from '#server/errors.ts';

/**
 * The JSON object that a request carries.
 * @throws DomainError invalid when it is not JSON, not an object, or sent as something else
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new DomainError('invalid', 'Send JSON with the header Content-Type: application/json.');
  }
  const text = await request.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new DomainError('invalid', 'The body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new DomainError('invalid', 'The body must be a JSON object.');
  }
  return body as Record<string, unknown>;
}
