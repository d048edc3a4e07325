/** Runs something once the browser has nothing more urgent to do, after `limitMs` at the latest where it can tell. */
export function whenIdle(run: () => void, limitMs = 4000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: limitMs });
  else setTimeout(run, 400);
}

/** Runs one thing after another whenever the browser has nothing more urgent to do, each in a task of its own. */
export function inIdleTurns(...turns: (() => void)[]): void {
  const [next, ...later] = turns;
  if (!next) return;
  whenIdle(() => {
    next();
    inIdleTurns(...later);
  });
}
