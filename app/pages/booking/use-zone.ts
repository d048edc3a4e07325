import { useEffect, useState } from 'react';

export type ZoneChoice = {
  /** The zone beside the agency's in which times are shown; null until the browser has told it. */
  zone: string | null;
  /** All that can be chosen, the visitor's own first; empty until hydrated. */
  zones: string[];
  setZone: (zone: string) => void;
};

/** The visitor's time zone: what the browser says, until another one is chosen. */
export function useZone(hostZone: string): ZoneChoice {
  const [zone, setZone] = useState<string | null>(null);
  const [zones, setZones] = useState<string[]>([]);
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone || hostZone;
    setZone(own);
    setZones([...new Set([own, hostZone, ...Intl.supportedValuesOf('timeZone')])]);
  }, [hostZone]);
  return { zone, zones, setZone };
}
