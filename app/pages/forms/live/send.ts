import { noteFailure } from '#app/note-failure.ts';

export type SendOutcome =
  | { kind: 'stored'; prefill: string | null }
  /** The server has looked at it and wants something changed. */
  | { kind: 'refused'; status: number; message: string; fields: Record<string, string> }
  /** Nobody answered, or the server itself is in trouble: the same may succeed later. */
  | { kind: 'failed' };

type SendOptions = {
  /** 0 to 1 while the body is on its way. */
  onProgress?: (done: number) => void;
  /** Gives up when nothing has moved for so long. */
  stallMs?: number;
};

/** Posts a form's data and reads the answer of a lead endpoint. Never rejects. */
export function send(
  path: string,
  body: FormData | object,
  { onProgress, stallMs = 60_000 }: SendOptions = {},
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stall = 0;
    const moving = () => {
      clearTimeout(stall);
      stall = window.setTimeout(() => request.abort(), stallMs);
    };
    const finish = (outcome: SendOutcome) => {
      clearTimeout(stall);
      if (outcome.kind === 'failed') noteFailure(`Failed to submit to ${path}`, request.status);
      resolve(outcome);
    };
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.addEventListener('load', () => finish(outcomeOf(request.status, request.responseText)));
    for (const type of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(type, () => finish({ kind: 'failed' }));
    request.upload.addEventListener('progress', (event) => {
      moving();
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    moving();
    if (body instanceof FormData) request.send(body);
    else {
      request.setRequestHeader('Content-Type', 'application/json');
      request.send(JSON.stringify(body));
    }
  });
}

/** Answers that say what the visitor can do; any other is a failure of ours. */
const refusals = new Set([400, 409, 413, 422, 429]);

type Answer = {
  prefill?: string;
  error?: { message?: string; fields?: Record<string, string> };
};

/** What an answer means. A success that is not ours (a captive portal's page) counts as none. */
export function outcomeOf(status: number, text: string): SendOutcome {
  const body = parse(text);
  if (!body || status >= 500 || status === 0) return { kind: 'failed' };
  if (status >= 200 && status < 300) return { kind: 'stored', prefill: body.prefill ?? null };
  const message = body.error?.message;
  if (!message || !refusals.has(status)) return { kind: 'failed' };
  return { kind: 'refused', status, message, fields: body.error?.fields ?? {} };
}

function parse(text: string): Answer | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Answer) : null;
  } catch {
    return null;
  }
}

/** A key that no other submission has. Also where the page came unencrypted, which has no `randomUUID`. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
