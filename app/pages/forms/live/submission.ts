import { painted } from '#app/browser/after-paint.ts';
import { askJson, type JsonAnswer, type Told } from '#app/browser/ask-json.ts';
import type { Transport } from '#app/browser/transport.ts';

/** The state of sending a form. */
export type Submission<T> =
  | { state: 'idle' | 'sending' }
  | { state: 'sent'; value: T }
  /** Refused by our own check, which has shown its messages, or by the server, whose messages are here. */
  | { state: 'refused'; wrong: readonly string[]; message: string | null; fields: Record<string, string> }
  /** There was no answer, or the server failed: trying again may succeed. */
  | { state: 'failed'; message: string | null; status: number };

export type SubmissionOptions<T> = {
  form: HTMLFormElement;
  path: string;
  body: () => FormData | object;
  read: (told: Told) => T | null;
  /** @returns the fields that are not good yet */
  check?: (() => readonly string[]) | undefined;
  /** Handles presses that are not for sending. @returns whether it handled this one */
  aside?: (() => boolean) | undefined;
  /** Goes to another page instead of showing a refusal. @returns whether it does */
  leave?: ((status: number) => boolean) | undefined;
  transport?: Transport | undefined;
  show: (submission: Submission<T>) => void;
};

/** Sends a form without leaving the page, once at a time: idle, sending, then sent, refused or failed. */
export function startSubmission<T>(options: SubmissionOptions<T>): void {
  const { form, path, body, read, check, aside, leave, transport, show } = options;
  let busy = false;
  const enter = (submission: Submission<T>) => {
    busy = submission.state === 'sending';
    show(submission);
  };

  // From the back/forward cache (`pageshow`) a form may come back as it was while being sent: make it usable again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && busy) enter({ state: 'idle' });
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    // The press is painted first: a message or another step is much to lay out, and a slow phone stood still for it.
    await painted();
    busy = false;
    if (aside?.()) return;
    const wrong = check?.() ?? [];
    if (wrong.length > 0) {
      enter({ state: 'refused', wrong, message: null, fields: {} });
      return;
    }
    enter({ state: 'sending' });
    const answer = await askJson(path, { method: 'POST', body: body(), read, transport });
    if (answer.kind === 'refused' && leave?.(answer.status)) return;
    enter(outcomeOf(answer));
  });
}

/** Answers that tell the visitor what to do; all others are failures of ours. */
const refusals = new Set([400, 409, 413, 422, 429]);

/** What an answer means for a form. */
export function outcomeOf<T>(answer: JsonAnswer<T>): Submission<T> {
  if (answer.kind === 'ok') return { state: 'sent', value: answer.value };
  const { status, message } = answer;
  if (answer.kind !== 'refused' || !refusals.has(status)) return { state: 'failed', status, message };
  return { state: 'refused', wrong: Object.keys(answer.fields), message, fields: answer.fields };
}
