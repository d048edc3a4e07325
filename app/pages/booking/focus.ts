/** A slow phone may need some frames until what was just set is on the page: about a second of them at most. */
const mostFrames = 60;

/** Moves the focus to a place that may only be appearing now. */
export function focusOn(id: string): void {
  focusWhenThere(() => document.getElementById(id));
}

/** The first field that was refused, or else a place of the page. */
export function focusOnFirstError(form: HTMLFormElement, otherwise: string): void {
  const field = () => form.querySelector<HTMLElement>('[aria-invalid="true"]');
  focusWhenThere(() => field() ?? document.getElementById(otherwise));
}

/** Tries from the second frame on, when React has usually committed, until the place can take the focus. */
function focusWhenThere(place: () => HTMLElement | null): void {
  let frame = 0;
  const next = () => {
    frame += 1;
    const found = frame > 1 ? place() : null;
    found?.focus();
    if (frame < mostFrames && (!found || document.activeElement !== found)) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
