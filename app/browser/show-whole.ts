import { inIdleTurns } from './when-idle.ts';

/** As in `shell.css`. */
const parts = 'main > *, main > article > *';

/**
 * Lays out what a page that was being opened left out of its first paint: part by part, whenever the browser has nothing
 * more urgent to do. Whoever goes to a place on it before has all of it at once (islands/glide.ts).
 */
export function showWhole(): void {
  const root = document.documentElement;
  if (!root.dataset.opens) return;
  const turns = [...document.querySelectorAll<HTMLElement>(parts)].map((part) => () => {
    part.style.contentVisibility = 'visible';
  });
  // After the first frame; a page that nobody sees yet waits for it.
  requestAnimationFrame(() => inIdleTurns(...turns, () => root.removeAttribute('data-opens')));
}
