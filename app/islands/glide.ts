/** Links to a place on the same page scroll smoothly; deep links and going back jump, as on any page. */
export function glideToPlaces(): void {
  const root = document.documentElement;
  addEventListener('click', ({ target }) => {
    const within = target instanceof Element && target.closest('a[href^="#"]') !== null;
    root.toggleAttribute('data-glides', within);
    // Where a place lies is known on a page that is laid out whole.
    if (within) root.removeAttribute('data-opens');
  });
}
