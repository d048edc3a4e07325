import { useEffect, useRef, useState } from 'react';
import { type HoldOutcome, holdTime, releaseTime } from './slot-calls.ts';
import type { BookingView } from './view.ts';

export type Hold = { state: 'none' | 'over' } | { state: 'held'; until: number };

/** The short hold on the chosen time: taken in the background, given back when the visitor turns away. */
export function useHold(view: BookingView) {
  const [hold, setHold] = useState<Hold>({ state: 'none' });
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<{ date: string; time: string } | null>(null);

  const take = async (date: string, time: string): Promise<HoldOutcome | null> => {
    const question = ++asked.current;
    wanted.current = { date, time };
    const outcome = await holdTime(date, time, view);
    if (question !== asked.current) return null;
    clearTimeout(timer.current);
    if (outcome.kind !== 'held') {
      setHold({ state: 'none' });
      return outcome;
    }
    setHold({ state: 'held', until: outcome.until });
    timer.current = setTimeout(() => setHold({ state: 'over' }), outcome.forMs);
    return outcome;
  };

  const release = () => {
    asked.current += 1;
    clearTimeout(timer.current);
    if (wanted.current) releaseTime(view);
    wanted.current = null;
    setHold({ state: 'none' });
  };

  /** Booking has used it up. */
  const spend = () => {
    clearTimeout(timer.current);
    wanted.current = null;
    setHold({ state: 'none' });
  };

  useEffect(() => {
    const leave = () => wanted.current && releaseTime(view);
    const comeBack = (event: PageTransitionEvent) => {
      const { date, time } = wanted.current ?? {};
      if (event.persisted && date && time) void holdTime(date, time, view);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      clearTimeout(timer.current);
    };
  }, [view]);

  return { hold, take, release, spend };
}
