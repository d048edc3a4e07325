/**
 * Loads the pictures of the first view of a page that is made ahead: lazy ones would wait until somebody looks at it, and
 * come from the network then. Scripts may be here before the looks of the page, so it is looked at again with those.
 */
export function loadFirstView(): void {
  if (!('prerendering' in document && document.prerendering)) return;
  for (const picture of document.images)
    if (picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight)
      picture.loading = 'eager';
  addEventListener('load', loadFirstView);
}
