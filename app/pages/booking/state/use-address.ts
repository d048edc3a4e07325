import { useEffect, useRef } from 'react';
import { addressOf, levelOf, type Place, placeIn, upTo } from './place.ts';

const known = () => (history.state as { bookingDepth?: number } | null)?.bookingDepth;

/** How many of the booking's own entries lie below the present one in the browser's history. */
const depth = () => known() ?? 0;

function replace(place: Place): void {
  history.replaceState({ ...history.state, bookingDepth: depth() }, '', addressOf(location.href, place));
}

/**
 * Keeps date and time in the address, one entry of the history for each step: dates, times, details. Another choice
 * on the same step takes its entry's place, and an earlier step is gone back to, so that no entries pile up.
 * @param go what to do when the browser's Back or Forward leads to a place
 */
export function useAddress(go: (place: Place) => void) {
  const latest = useRef(go);
  latest.current = go;
  /** The place to show once the browser has gone back as far as was asked. */
  const awaited = useRef<Place>(undefined);

  const show = (place: Place) => {
    const rise = levelOf(place) - levelOf(placeIn(location.search));
    if (awaited.current) awaited.current = place;
    else if (rise > 0) history.pushState({ bookingDepth: depth() + 1 }, '', addressOf(location.href, place));
    else if (rise === 0 || depth() === 0) replace(place);
    else {
      awaited.current = place;
      history.go(-Math.min(depth(), -rise));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called is the latest, through the ref
  useEffect(() => {
    const onPopState = () => {
      const here = placeIn(location.search);
      const place = awaited.current;
      awaited.current = undefined;
      if (!place) return latest.current(here);
      replace(upTo(levelOf(here), place));
      show(place);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return {
    show,
    replace,
    mark: () => history.replaceState({ ...history.state, bookingDepth: depth() }, ''),
    /** This entry of the history was here before: the page was reloaded, or come back to. */
    isKnown: () => known() !== undefined,
  };
}
