/** The most frames to wait, about a second: a slow phone may need some until a change is drawn. */
const mostFrames = 60;

/** What follows a heading must be on the screen with it: a field with its label, or the first choices. */
const roomBelow = 320;
/** Height of the site's bar. */
const roomAbove = 64;

/** Moves the focus to a heading or message that may only be appearing now, and what it announces onto the screen. */
export function focusOn(id: string): void {
  focusWhenThere(() => document.getElementById(id), bringUp);
}

function bringUp(place: HTMLElement): void {
  const { top } = place.getBoundingClientRect();
  if (top < roomAbove || top > innerHeight - roomBelow) place.scrollIntoView({ block: 'start' });
}

/** The id of the first refused field, or else of an element of the page. */
export function focusOnFirstError(form: string, otherwise: string): void {
  const field = () => document.querySelector<HTMLElement>(`#${form} [aria-invalid="true"]`);
  focusWhenThere(() => field() ?? document.getElementById(otherwise));
}

/** Tries from the second frame on, when React has usually committed, until the element can take the focus. */
function focusWhenThere(
  place: () => HTMLElement | null,
  arrive: (found: HTMLElement) => void = (found) => found.scrollIntoView({ block: 'nearest' }),
): void {
  let frame = 0;
  const next = () => {
    frame += 1;
    const found = frame > 1 ? place() : null;
    found?.focus({ preventScroll: true });
    if (found && document.activeElement === found) arrive(found);
    else if (frame < mostFrames) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
