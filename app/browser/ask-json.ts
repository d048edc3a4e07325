import { fetching, type JsonRequest, type RawAnswer, type Transport } from './transport.ts';

/** An answer's object as it came, of which nothing is known yet. */
export type Told = Record<string, unknown>;

export type JsonAnswer<T> =
  | { kind: 'ok'; value: T }
  /** The server has looked at it and wants something else; `fields` has messages by field. */
  | { kind: 'refused'; status: number; message: string; fields: Record<string, string>; told: Told }
  | { kind: Failure; status: number; message: string | null };

/**
 * Nothing that the visitor can mend: `trouble` of the server itself, with its words if it found any; `offline` and
 * `timeout` without any answer (status 0); `broken`, the answer of another (a captive portal's page) or not the one
 * that was expected.
 */
type Failure = 'trouble' | 'offline' | 'timeout' | 'broken';

type Question<T> = {
  method?: JsonRequest['method'];
  /** Sent as JSON, form data as it is. */
  body?: FormData | object;
  headers?: Record<string, string>;
  /** Takes what is needed out of a good answer; null when it is not there. */
  read: (told: Told) => T | null;
  limitMs?: number;
  transport?: Transport | undefined;
};

/** Longer than the server itself waits for others: a slower answer will not come. */
const usualLimitMs = 45_000;

/** Asks an endpoint of this site and reads its answer. Never rejects. */
export async function askJson<T>(path: string, question: Question<T>): Promise<JsonAnswer<T>> {
  const { method = 'GET', body, headers, read, limitMs = usualLimitMs, transport = fetching } = question;
  const isJson = body !== undefined && !(body instanceof FormData);
  try {
    const answer = await transport(path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(isJson ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      body: isJson ? JSON.stringify(body) : (body ?? null),
      limitMs,
    });
    return meaningOf(answer, read);
  } catch (error) {
    return failed((error as Error).name === 'TimeoutError' ? 'timeout' : 'offline', 0);
  }
}

function meaningOf<T>({ status, text }: RawAnswer, read: (told: Told) => T | null): JsonAnswer<T> {
  const told = parse(text);
  const { message, fields } = (told?.error ?? {}) as { message?: string; fields?: Record<string, string> };
  if (status >= 500) return failed('trouble', status, message);
  if (told && status >= 400 && message)
    return { kind: 'refused', status, message, fields: fields ?? {}, told };
  const value = told && status >= 200 && status < 300 ? read(told) : null;
  return value === null ? failed('broken', status) : { kind: 'ok', value };
}

function failed(kind: Failure, status: number, message: string | null = null) {
  return { kind, status, message };
}

function parse(text: string): Told | null {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null ? (told as Told) : null;
  } catch {
    return null;
  }
}
