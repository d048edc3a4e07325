import { useEffect, useState } from 'react';
import { whenIdle } from '#app/browser/when-idle.ts';
import type { BookingView } from './view.ts';

export type ZoneChoice = {
  /** The second zone in which times are shown; null until the browser has told it. */
  zone: string | null;
  /** All zones that can be chosen, the visitor’s own first; empty until the browser was idle: they are some four hundred. */
  zones: string[];
  setZone: (zone: string) => void;
};

/** The visitor’s time zone: the browser’s, until another one is chosen. */
export function useZone({
  hostZone,
  visitorZone,
}: Pick<BookingView, 'hostZone' | 'visitorZone'>): ZoneChoice {
  const [zone, setZone] = useState(visitorZone);
  const [zones, setZones] = useState<string[]>([]);
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone || hostZone;
    setZone(own);
    whenIdle(() => setZones([...new Set([own, hostZone, ...Intl.supportedValuesOf('timeZone')])]));
  }, [hostZone]);
  return { zone, zones, setZone };
}
