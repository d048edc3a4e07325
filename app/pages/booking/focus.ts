/** A slow phone may need some frames until what was just set is on the page: about a second of them at most. */
const mostFrames = 60;

/** Moves the focus to a place that may only be appearing now. */
export function focusOn(id: string): void {
  focusWhenThere(() => document.getElementById(id));
}

/** The first field of a form that was refused, or else a place of the page; both by their ids. */
export function focusOnFirstError(form: string, otherwise: string): void {
  const field = () => document.querySelector<HTMLElement>(`#${form} [aria-invalid="true"]`);
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
