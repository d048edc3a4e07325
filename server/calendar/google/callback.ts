/** What Google's redirect back to us says. */
export type Callback =
  | { kind: 'code'; code: string; state: string }
  /** The owner pressed 'Cancel', or unticked every box. */
  | { kind: 'denied'; state: string }
  | { kind: 'error'; reason: string; state: string };

/** Reads the callback's query. The caller compares `state` with the session's and spends it. */
export function readCallback(query: URLSearchParams): Callback {
  const state = query.get('state') ?? '';
  const error = query.get('error');
  if (error === 'access_denied') return { kind: 'denied', state };
  if (error !== null) return { kind: 'error', reason: error, state };
  const code = query.get('code');
  if (!code) return { kind: 'error', reason: 'missing_code', state };
  return { kind: 'code', code, state };
}
