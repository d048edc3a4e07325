/** Takes the line away at the second in which the offer ends, also from a page that was left open or brought back. */
export function mount(element: HTMLElement, given: unknown): boolean {
  const said = given as { until: number; now: number };
  const until = performance.now() + said.until - said.now;
  const look = () => {
    const left = until - performance.now();
    if (left <= 0) element.remove();
    // Longer waits than this overflow, and a sleeping machine stops the clock of a timer.
    else setTimeout(look, Math.min(left, 60_000));
  };
  window.addEventListener('pageshow', look);
  look();
  return true;
}
