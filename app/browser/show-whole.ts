/** As in `shell.css`. */
const parts = 'main > *, main > article > *, main ~ footer, .tide';

/**
 * Lays out what a page that was being opened left out of its first paint, from above to below, so that nothing in view is
 * moved; part by part in tasks of their own, as soon as it has been painted. Whoever follows a link to a place on the page
 * before has all of it at once (islands/glide.ts).
 */
export function showWhole(): void {
  const root = document.documentElement;
  if (!root.dataset.opens) return;
  const left = [...document.querySelectorAll<HTMLElement>(parts)];
  const next = () => {
    const part = left.shift();
    if (!part) return root.removeAttribute('data-opens');
    part.dataset.laid = '';
    // Laid out in this task: the next frame would have all of them to do.
    part.getBoundingClientRect();
    setTimeout(next);
  };
  // After the first frame; a page that nobody sees yet waits for it.
  requestAnimationFrame(() => setTimeout(next));
}
