import type { MouseEvent } from 'react';

const controls = 'input:not([type="hidden"]), textarea, select, button';

/**
 * Takes the focus to a control of a form, or to the item of a list, which unfolds. The button that was pressed keeps
 * it while it is there: an item can be moved several places without looking for it.
 */
export function goTo(form: HTMLFormElement, name: string, asked: string): void {
  const pressed = /^(up|down) /.test(asked) && form.querySelector(`button[value="${CSS.escape(asked)}"]`);
  const item = document.getElementById(`${name}~item`);
  const place = item ?? document.getElementById(name);
  if (!place || !form.contains(place)) return;
  const folded = item?.querySelector(':scope > details');
  if (folded instanceof HTMLDetailsElement) folded.open = true;
  const first =
    pressed ||
    (item?.querySelector(`:scope > details > summary, ${controls}`) ??
      // A list of which nothing is left takes no focus itself.
      (place.matches('fieldset') ? place.querySelector(controls) : place));
  if (first instanceof HTMLElement) first.focus();
}

/**
 * Goes to the part or field of the page that a clicked link leads to, which unfolds and takes the focus. As a step of
 * the history it would take away what was said of the form.
 */
export function goWithin(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.getAttribute('href')?.startsWith('#') || event.ctrlKey || event.metaKey) return;
  const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!place) return;
  event.preventDefault();
  let fold = place.closest('details');
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  const first = place.matches(`${controls}, [tabindex]`)
    ? place
    : (place.closest('summary') ?? place.querySelector(controls));
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  place.scrollIntoView();
}
