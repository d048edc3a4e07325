/**
 * Runs something once what stands in the page now is painted: the answer to a press comes first, and then what nobody
 * sees of it, such as the address, a draft, the focus.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
