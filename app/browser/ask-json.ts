import { fetching, type JsonRequest, type RawAnswer, type Transport } from './transport.ts';

/** The object of an answer, before anything in it has been checked. */
export type Told = Record<string, unknown>;

export type JsonAnswer<T> =
  | { kind: 'ok'; value: T }
  /** The server refused the values; `fields` has messages by field. */
  | { kind: 'refused'; status: number; message: string; fields: Record<string, string>; told: Told }
  | { kind: Failure; status: number; message: string | null };

/**
 * Failures that the visitor cannot correct. `trouble`: the server failed, with its message if there is one;
 * `offline` and `timeout`: no answer (status 0); `broken`: an answer of another kind, such as a captive portal’s
 * page.
 */
type Failure = 'trouble' | 'offline' | 'timeout' | 'broken';

type Question<T> = {
  method?: JsonRequest['method'];
  /** Objects are sent as JSON, form data as it is. */
  body?: FormData | object;
  headers?: Record<string, string>;
  /** Reads the needed values from a good answer; null when they are missing. */
  read: (told: Told) => T | null;
  limitMs?: number;
  transport?: Transport | undefined;
};

/** Longer than the server waits for other services: after this no answer can be expected. */
const usualLimitMs = 45_000;

/** Calls an endpoint of this site and reads its answer. Never rejects. */
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
