import { useEffect, useState } from 'react';
import { inIdleTurns } from '#app/browser/when-idle.ts';
import type { BookingView } from '#app/pages/booking/view.ts';
import { wallClock } from '#domain/format/instant.ts';

export type ZoneChoice = {
  /** The second zone in which times are shown; null until the browser has told it. */
  zone: string | null;
  setZone: (zone: string) => void;
};

type WithTemporal = { Temporal?: { Now: { timeZoneId: () => string } } };

/** The zone that the browser is set to. Temporal, where there is one, knows it without making ready a whole format. */
export const browserZone = (otherwise: string): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ||
  Intl.DateTimeFormat().resolvedOptions().timeZone ||
  otherwise;

/**
 * The visitor’s time zone: the browser’s, until another one is chosen. It is asked for after the page has come to life,
 * and clocks are made ready one by one: each takes a slow phone as long as the whole page's coming to life.
 */
export function useZone({
  hostZone,
  visitorZone,
}: Pick<BookingView, 'hostZone' | 'visitorZone'>): ZoneChoice {
  const [zone, setZone] = useState(visitorZone);
  useEffect(() => {
    let own = hostZone;
    const makeReady = (which: string) => own !== hostZone && wallClock(0, which);
    inIdleTurns(
      () => {
        own = browserZone(hostZone);
      },
      () => makeReady(hostZone),
      () => makeReady(own),
      () => setZone(own),
    );
  }, [hostZone]);
  return { zone, setZone };
}
