/**
 * Rows that are pushed along on narrow screens take the keyboard only while there is something to push: elsewhere they
 * would be stops with nothing to do. Without a script they are stops everywhere.
 */
export function keepRailsHonest(): void {
  const look = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls =
        getComputedStyle(target).overflowX !== 'visible' && target.scrollWidth > target.clientWidth;
      if (scrolls) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  // A carousel minds its own strip.
  for (const rail of document.querySelectorAll('main :is(ul, ol, section)[tabindex]:not([data-viewport])'))
    look.observe(rail);
}
