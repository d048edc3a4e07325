/** Links to a place on the same page glide there; arriving at a deep link or going back jumps, as everywhere. */
export function glideToPlaces(): void {
  addEventListener('click', ({ target }) => {
    const within = target instanceof Element && target.closest('a[href^="#"]') !== null;
    document.documentElement.toggleAttribute('data-glides', within);
  });
}
