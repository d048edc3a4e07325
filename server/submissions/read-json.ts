import { DomainError } from '#server/base/errors.ts';
import { bodyKindOf } from '#server/http/bodies/media-type.ts';
import { bodyBounds } from './fields.ts';

/**
 * The JSON object that a request carries. Depth and number of values are counted before it is parsed.
 * @throws DomainError invalid when it is not JSON, not an object, too deep or too full, or sent as something else
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  if (bodyKindOf(request.headers.get('content-type')) !== 'json') {
    throw new DomainError('invalid', 'Send JSON with the header Content-Type: application/json.');
  }
  const text = await request.text();
  if (isBeyondBounds(text)) throw new DomainError('invalid', 'The JSON holds too many values or levels.');
  const body = parse(text);
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new DomainError('invalid', 'The body must be a JSON object.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid', 'The body is not valid JSON.');
  }
}

/** Walks once over JSON text. Each comma, and each list or object that opens, may begin one more value. */
function isBeyondBounds(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === '{' || letter === '[') {
      values += 1;
      if (++depth > bodyBounds.depth) return true;
    } else if (letter === '}' || letter === ']') depth -= 1;
    else if (letter === ',') values += 1;
    if (values > bodyBounds.fields) return true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
