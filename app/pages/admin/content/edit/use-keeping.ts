import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { newKey } from '#app/browser/new-key.ts';
import { type DraftKeeper, draftKeeper, type Keeping } from './draft-keeper.ts';
import { sendDraft } from './send-draft.ts';
import type { Typed } from './typed.ts';

const leaving = 'Your last changes could not be kept. Leave this page and lose them?';

/**
 * Keeps what is typed on the server while somebody types and as they leave; asks who leaves only where that failed.
 * Nothing is kept while nothing was typed.
 */
export function useKeeping(form: RefObject<HTMLFormElement | null>, id: string, answer: Typed | null) {
  const keeper = useRef<DraftKeeper>(null);
  const [now, setNow] = useState<Keeping>({ kind: 'nothing' });
  // Not before the page is alive: what the server draws is the same for each window.
  const [name, setName] = useState('');
  useEffect(() => setName(newKey()), []);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const mine = draftKeeper({
      // A form of texts alone: files have pages of their own.
      read: () => new URLSearchParams([...new FormData(element)] as [string, string][]),
      send: (body, signal) => sendDraft(id, body, signal),
      tell: setNow,
      later: (call, ms) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    });
    keeper.current = mine;
    const keepNow = () => void mine.keepNow();
    const ask = (event: BeforeUnloadEvent) => {
      if (mine.hasFailed() || (mine.isAtRisk() && !navigator.onLine)) event.preventDefault();
      keepNow();
    };
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener('beforeunload', ask, { signal });
    window.addEventListener('pagehide', keepNow, { signal });
    window.addEventListener('online', keepNow, { signal });
    document.addEventListener('visibilitychange', keepNow, { signal });
    return () => {
      ends.abort();
      keepNow();
      mine.stop();
    };
  }, [form, id]);
  // What was refused is nowhere but in the form.
  const isRefused =
    answer !== null && (answer.wrong.length > 0 || answer.conflict !== null || answer.message !== null);
  useEffect(() => {
    if (isRefused && answer) void keeper.current?.keep();
  }, [isRefused, answer]);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      // A way within the page loses nothing.
      (from.pathname !== to.pathname || from.search !== to.search) && (keeper.current?.isAtRisk() ?? false),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void keeper.current?.keep().then((isKept) => {
      if (isKept || window.confirm(leaving)) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker]);
  return {
    now,
    /** How this form names itself, to be told from another window's; empty without a script. */
    form: name,
    typed: () => keeper.current?.typed(),
    sent: () => keeper.current?.rest(),
  };
}
