/** How long a pending press waits for its island before the browser acts on it, in milliseconds. */
const patienceMs = 8000;

/**
 * Intercepts presses of buttons and submits inside an element until its island is ready, then repeats the last one
 * with its button. When the island cannot be loaded, the form is posted by the browser. Links, and presses with a
 * modifier key, are never intercepted.
 * @param ready starts loading (once) and resolves when the island has taken over
 * @returns a function that stops this
 */
export function replayUntil(element: HTMLElement, ready: () => Promise<void>): () => void {
  let pending: (() => void) | undefined;
  let waiting = false;
  let passing = false;

  const release = () => {
    element.removeEventListener('click', intercept, true);
    element.removeEventListener('submit', intercept, true);
    for (const type of warmers) element.removeEventListener(type, warm);
  };
  const warm = () => void ready().then(release, release);
  const repeat = () => {
    release();
    element.removeAttribute('data-waiting');
    pending?.();
    pending = undefined;
  };
  const intercept = (event: Event) => {
    if (event.type === 'click' && hasModifier(event as MouseEvent)) {
      // The submit event of this press follows in the same task and must pass too.
      passing = true;
      setTimeout(() => {
        passing = false;
      });
    }
    if (passing) return;
    const again = event.type === 'submit' ? submitAgain(event) : pressAgain(event);
    if (!again) return;
    event.preventDefault();
    event.stopPropagation();
    pending = again;
    if (waiting) return;
    waiting = true;
    element.setAttribute('data-waiting', '');
    Promise.race([ready(), patience()]).then(repeat, repeat);
  };

  element.addEventListener('click', intercept, true);
  element.addEventListener('submit', intercept, true);
  for (const type of warmers) element.addEventListener(type, warm, { once: true, passive: true });
  return release;
}

const warmers = ['pointerenter', 'pointerdown', 'focusin'];

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs));
}

function submitAgain(event: Event): (() => void) | undefined {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement)) return;
  const { submitter } = event as SubmitEvent;
  return () => form.isConnected && form.requestSubmit(submitter?.isConnected ? submitter : null);
}

function pressAgain(event: Event): (() => void) | undefined {
  if (!(event.target instanceof Element)) return;
  // The target can be the icon inside.
  const button = event.target.closest<HTMLElement>('button, input[type="submit"], [role="button"]');
  return button ? () => button.isConnected && button.click() : undefined;
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
