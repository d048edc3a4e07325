/** `isElsewhere`: another window has kept a draft since, so that trying again is of no use. */
export type NotKept = { why: string; isSignedOut: boolean; isElsewhere?: boolean };
export type Sent = { kept: string } | NotKept;

/** Browsers send at most 64 kB once a page is left; the longest form has a third of it. */
const outlives = 60_000;
const limitMs = 20_000;

/** Sends what stands in a form to be kept; it arrives although the page is left meanwhile. Never rejects. */
export async function sendDraft(id: string, body: URLSearchParams, signal: AbortSignal): Promise<Sent> {
  try {
    const answer = await fetch(`/api/admin/content/drafts/${id}`, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      keepalive: body.toString().length < outlives,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    });
    const told = (await answer.json()) as { kept?: string; message?: string };
    if (answer.ok && told.kept) return { kept: told.kept };
    if (answer.status === 401) return { why: 'you are signed out', isSignedOut: true };
    const why =
      answer.status < 500 && told.message ? lowered(told.message) : 'the website cannot keep it now';
    return { why, isSignedOut: false, ...(answer.status === 409 && { isElsewhere: true }) };
  } catch {
    return { why: 'there is no connection', isSignedOut: false };
  }
}

const lowered = (sentence: string) =>
  `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
