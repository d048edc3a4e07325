import { useEffect, useState } from 'react';
import type { BookingView } from './view.ts';

export type ZoneChoice = {
  /** The second zone in which times are shown; null until the browser has told it. */
  zone: string | null;
  setZone: (zone: string) => void;
};

/** The zone that the browser is set to. */
export const browserZone = (otherwise: string): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || otherwise;

/** The visitor’s time zone: the browser’s, until another one is chosen. */
export function useZone({
  hostZone,
  visitorZone,
}: Pick<BookingView, 'hostZone' | 'visitorZone'>): ZoneChoice {
  const [zone, setZone] = useState(visitorZone);
  useEffect(() => setZone(browserZone(hostZone)), [hostZone]);
  return { zone, setZone };
}
