const typedIn = 'textarea, select, input:not([type="checkbox"], [type="radio"])';
/** How long after a finger was lifted its click may come. */
const clickMs = 400;

/**
 * Keeps an element out of the way (`data-away`) from the moment somebody types into a form until they turn to
 * something else. It does not come back amid a press either: it would rise over the button between press and release,
 * and what is pressed and not released on the same button sends nothing.
 * @returns shows the element, after the press if there is one
 */
export function keepOutOfTheWay(element: HTMLElement): () => void {
  let form: Element | null = null;
  let pressed = false;
  let lifted: ReturnType<typeof setTimeout>;
  const move = () => {
    if (form || !pressed) element.toggleAttribute('data-away', form !== null);
  };
  const turnTo = (at: EventTarget | null) => {
    if (!(at instanceof Element)) form = null;
    else if (at.matches(typedIn)) form = at.closest('form') ?? at;
    else if (!form?.contains(at)) form = null;
    move();
  };
  const release = () => {
    pressed = false;
    move();
  };
  const listen = <T extends keyof WindowEventMap>(type: T, run: (event: WindowEventMap[T]) => void) =>
    addEventListener(type, run, { capture: true, passive: true });
  listen('focusin', ({ target }) => turnTo(target));
  // Still there when only the window has lost the focus.
  listen('focusout', ({ relatedTarget }) => turnTo(relatedTarget ?? document.activeElement));
  listen('pointerdown', () => {
    clearTimeout(lifted);
    pressed = true;
  });
  listen('pointerup', () => {
    lifted = setTimeout(release, clickMs);
  });
  listen('pointercancel', release);
  listen('click', ({ target }) => {
    pressed = false;
    // Not every browser gives the focus to a button, and one that is disabled loses it unsaid.
    turnTo(document.activeElement === document.body ? target : document.activeElement);
  });
  return () => {
    if (pressed) element.setAttribute('data-away', '');
    element.hidden = false;
  };
}
