/** Where nothing is painted, since the page is out of sight, it does not wait for longer than this. */
const mostMs = 200;

/**
 * Runs something once what stands in the page now is painted: the answer to a press comes first, and then what nobody
 * sees of it, such as the address, a draft, the focus.
 */
export function afterPaint(run: () => void): void {
  let waits = true;
  const once = () => {
    if (waits) run();
    waits = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, mostMs);
}

/** The same as a promise, for what comes one after the other. */
export const painted = (): Promise<void> => new Promise(afterPaint);
