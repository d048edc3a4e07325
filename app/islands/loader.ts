import { loadFirstView } from '#app/browser/load-first-view.ts';
import { showWhole } from '#app/browser/show-whole.ts';
import { whenIdle } from '#app/browser/when-idle.ts';
import { bringToLife, type Registry } from './bring-to-life.ts';
import { glideToPlaces } from './glide.ts';
import { keepRailsHonest } from './rails.ts';
import { replayUntil } from './replay.ts';

/**
 * Brings the marked parts of a public page to life, each when its `data-load` says so.
 * A press or submit that comes before an island is ready is kept and replayed.
 */
export function startIslands(registry: Registry): void {
  const start = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
      schedule(element, registry);
    keepRailsHonest();
    loadFirstView();
    showWhole();
  };
  glideToPlaces();
  // From the cache this script runs before the page is complete: elements that arrive later would be missed.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

function schedule(element: HTMLElement, registry: Registry): void {
  const ready = once(() => bringToLife(element, registry));
  const stopReplay = replayUntil(element, ready);
  // Ready or failed: from here on clicks are not intercepted any more.
  const load = () => void ready().then(stopReplay);
  switch (element.dataset.load) {
    case 'now':
      // In a task of its own: this one goes on to lay out the whole page.
      setTimeout(load);
      break;
    case 'idle':
      whenIdle(load, 3000);
      break;
    case 'visible':
      whenVisible(element, load);
      break;
    case 'interaction':
      break;
    default:
      stopReplay();
  }
}

function whenVisible(element: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

function once<T>(run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= run();
    return result;
  };
}
