import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Kept, Typed } from './typed.ts';

export type Keeping = { words: string; typed: () => void; sent: () => void };

/** Typing that pauses so long, in milliseconds, is kept. */
const pauseMs = 1500;

/**
 * Keeps what is typed on the server once typing pauses, and warns who leaves before that. Nothing is kept while
 * nothing was typed.
 */
export function useKeeping(form: RefObject<HTMLFormElement | null>, answer: Typed | null): Keeping {
  const fetcher = useFetcher<Kept>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [unkept, setUnkept] = useState(false);
  const keep = () => {
    if (!form.current) return;
    const sent = new FormData(form.current);
    sent.set('intent', 'draft');
    setUnkept(false);
    fetcher.submit(sent, { method: 'post' });
  };
  const typed = () => {
    setUnkept(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, pauseMs);
  };
  // What is sent as a whole is in good hands; a refusal shows it again.
  const sent = () => {
    clearTimeout(timer.current);
    setUnkept(false);
  };
  const failed = fetcher.state === 'idle' && fetcher.data !== undefined && fetcher.data.kept === null;
  const atRisk = unkept || failed || (answer !== null && fetcher.data === undefined);
  useEffect(() => {
    if (!atRisk) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [atRisk]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { words: wordsOf(fetcher.state !== 'idle', failed, unkept, fetcher.data), typed, sent };
}

function wordsOf(busy: boolean, failed: boolean, unkept: boolean, data: Kept | undefined): string {
  if (failed) return 'Your changes could not be kept. Please save, or copy them before you leave.';
  if (busy) return 'Keeping your changes…';
  if (unkept) return 'Changes that are not saved';
  return data?.kept ? `Draft kept at ${data.kept}, not saved yet` : '';
}
