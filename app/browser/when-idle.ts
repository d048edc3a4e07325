/** Runs something once the browser has nothing more urgent to do, after `limitMs` at the latest where it can tell. */
export function whenIdle(run: () => void, limitMs = 4000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: limitMs });
  else setTimeout(run, 400);
}
