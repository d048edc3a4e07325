import type { NotKept, Sent } from './send-draft.ts';

/** What became of what is typed; `at` is a time in words, `why` a sentence. */
export type Keeping =
  | { kind: 'nothing' }
  | { kind: 'typed' }
  | { kind: 'sending' }
  | { kind: 'kept'; at: string }
  | ({ kind: 'failed' } & NotKept);

type KeeperNeeds = {
  /** What stands in the form now. */
  read: () => URLSearchParams;
  send: (body: URLSearchParams, signal: AbortSignal) => Promise<Sent>;
  tell: (now: Keeping) => void;
  /** Calls something after a number of milliseconds. @returns calls it off */
  later: (call: () => void, ms: number) => () => void;
};

/** Typing that pauses so long is kept; what could not be kept is tried again so often. In milliseconds. */
const pauseMs = 1500;
const againMs = 10_000;

/** Keeps what is typed as a draft: once typing pauses, at once when the page is left, and again after a failure that may pass. */
export function draftKeeper({ read, send, tell, later }: KeeperNeeds) {
  let now: Keeping = { kind: 'nothing' };
  let callOff = () => {};
  let sending: AbortController | null = null;
  const set = (next: Keeping) => {
    now = next;
    tell(next);
  };
  const after = (ms: number) => {
    callOff();
    callOff = later(keep, ms);
  };
  /** @returns whether everything that was typed is kept now */
  async function keep(): Promise<boolean> {
    callOff();
    sending?.abort();
    const mine = new AbortController();
    sending = mine;
    set({ kind: 'sending' });
    const sent = await send(read(), mine.signal);
    if (sending !== mine) return false;
    sending = null;
    // Somebody typed meanwhile: that is kept in its turn.
    if (now.kind !== 'sending') return false;
    if ('kept' in sent) set({ kind: 'kept', at: sent.kept });
    else {
      set({ kind: 'failed', ...sent });
      if (!sent.isElsewhere) after(againMs);
    }
    return 'kept' in sent;
  }
  const isAtRisk = () => now.kind !== 'nothing' && now.kind !== 'kept';
  return {
    typed() {
      set({ kind: 'typed' });
      after(pauseMs);
    },
    /** Sends what waits without waiting for a pause. What is under way already goes on. */
    keepNow: () => (now.kind === 'typed' || now.kind === 'failed' ? keep() : Promise.resolve(!isAtRisk())),
    keep,
    /** The form is sent as a whole: whatever comes of it, the draft must not come after it. */
    rest() {
      callOff();
      sending?.abort();
      sending = null;
      set({ kind: 'nothing' });
    },
    isAtRisk,
    hasFailed: () => now.kind === 'failed',
    stop() {
      callOff();
    },
  };
}

export type DraftKeeper = ReturnType<typeof draftKeeper>;
