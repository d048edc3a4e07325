/**
 * Tells how much of the window's lower end an element takes, in pixels: whenever that changes, and 0 while it is hidden.
 * @returns stops telling
 */
export function watchSpaceBelow(element: HTMLElement, tell: (pixels: number) => void): () => void {
  const watch = new ResizeObserver(() => {
    const { bottom } = getComputedStyle(element);
    tell(element.hidden ? 0 : element.offsetHeight + Number.parseFloat(bottom));
  });
  watch.observe(element);
  return () => watch.disconnect();
}
