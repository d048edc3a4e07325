/** A message to an address that somebody of the team has given. */
type Call = { url: string; headers: Record<string, string>; body: string | Uint8Array };

/** What the other side said; `text` is the beginning of it. */
export type CalledBack = { status: number; text: string };

/**
 * Sends a message outside, within bounds of time and size, to public addresses only, and follows no redirect.
 * @throws Error with a sentence when it cannot be reached or must not be
 */
export type CallOut = (call: Call) => Promise<CalledBack>;
