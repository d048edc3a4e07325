/**
 * Loads the pictures of the first view of a page that is made ahead: lazy ones would wait until somebody looks at it, and
 * come from the network then.
 */
export function loadFirstView(): void {
  if (!('prerendering' in document && document.prerendering)) return;
  for (const picture of document.images)
    if (picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight)
      picture.loading = 'eager';
}
