import { useLayoutEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { meanwhile } from './meanwhile.ts';

type Saved = Readonly<Record<string, string>>;
type Began = { saved: Saved; seen: string };
type Form = {
  /** What is saved of the form's own fields, as the form holds it. */
  saved: Saved;
  /** How the thing stands that is changed, for the server to compare. */
  seen: string;
  failure: Pick<FormFailure, 'fields' | 'values'> | null | undefined;
};

/**
 * One of several forms on a page. It is made anew (`key`) where what is saved of its own fields changes, but never while
 * something stands typed in it: then it goes on from what it began with (`seen`), so that the server refuses to write
 * over a colleague's words unseen, and says beside each field what was saved meanwhile.
 */
export function useHeldForm({ saved, seen, failure }: Form) {
  const busy = useNavigation().state !== 'idle';
  const [began, setBegan] = useState<Began>({ saved, seen });
  const [typing, setTyping] = useState(false);
  const [sent, setSent] = useState<'no' | 'pressed' | 'on its way'>('no');
  const isOld = keyOf(began.saved) !== keyOf(saved);
  // After a refusal for that very reason the form comes back with what was typed.
  const givesWay = !typing || (sent !== 'no' && failure?.fields.seen !== undefined);
  if (isOld ? givesWay : began.seen !== seen) setBegan({ saved, seen });
  useLayoutEffect(() => {
    if (sent === 'pressed' && busy) setSent('on its way');
    if (sent !== 'on its way' || busy) return;
    setSent('no');
    // What was refused is nowhere but in the form.
    setTyping(failure != null);
  }, [sent, busy, failure]);
  return {
    key: keyOf(began.saved),
    seen: began.seen,
    isOld,
    on: { onInput: () => setTyping(true), onSubmit: () => setSent('pressed') },
    /** @param words what was saved as people read it, where the field has another value */
    meanwhile: (field: string, words?: string | null): string | undefined => {
      const now = saved[field] ?? '';
      if (isOld && failure?.fields.seen === undefined)
        return began.saved[field] === now ? undefined : `Saved meanwhile: ${(words ?? now) || 'nothing'}`;
      return meanwhile(failure, field, now, words ?? now);
    },
  };
}

const keyOf = (saved: Saved): string => JSON.stringify(saved);
