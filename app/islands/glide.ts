/** Links to a place on the same page scroll smoothly; deep links and going back jump, as on any page. */
export function glideToPlaces(): void {
  addEventListener('click', ({ target }) => {
    const within = target instanceof Element && target.closest('a[href^="#"]') !== null;
    document.documentElement.toggleAttribute('data-glides', within);
  });
}
