import { type Dispatch, useEffect, useRef } from 'react';
import type { BookingView } from '#app/pages/booking/view.ts';
import type { WidgetAction } from './booking-action.ts';
import { holdTime, releaseTime } from './slot-calls.ts';

/** The hold on the chosen time: requested in the background, released when the visitor turns away. */
export function useHold(view: BookingView, dispatch: Dispatch<WidgetAction>) {
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<{ date: string; time: string } | null>(null);

  /** The server has ended the hold, or never made one; the caller dispatches what the page shows. */
  const forget = () => {
    asked.current += 1;
    clearTimeout(timer.current);
    wanted.current = null;
  };

  const release = () => {
    if (wanted.current) releaseTime(view);
    forget();
  };

  const take = async (date: string, time: string) => {
    const question = ++asked.current;
    wanted.current = { date, time };
    const outcome = await holdTime(date, time, view);
    if (question !== asked.current) return;
    clearTimeout(timer.current);
    switch (outcome.kind) {
      case 'held':
        dispatch({ type: 'held', until: outcome.until });
        timer.current = setTimeout(() => dispatch({ type: 'hold-over' }), outcome.forMs);
        break;
      case 'not-held':
        dispatch({ type: 'hold-refused' });
        break;
      case 'taken':
        dispatch({ type: 'taken', message: outcome.message, slots: outcome.slots });
        break;
      case 'closed':
        release();
        dispatch({ type: 'closed' });
    }
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

  return { take, release, forget };
}
