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
