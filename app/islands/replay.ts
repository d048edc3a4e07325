/**
 * Holds clicks and submits inside an element until its island is ready, then repeats the last one.
 * When the island cannot be loaded (offline, blocked), the browser's own behaviour follows instead.
 * @param ready starts loading (once) and resolves when the island has taken over
 * @returns a function that stops holding
 */
export function replayUntil(element: HTMLElement, ready: () => Promise<void>): () => void {
  let held: { target: HTMLElement; submitter: boolean } | undefined;
  let waiting = false;

  const release = () => {
    element.removeEventListener('click', hold, true);
    element.removeEventListener('submit', hold, true);
    for (const type of ['pointerenter', 'pointerdown', 'focusin']) element.removeEventListener(type, warm);
  };
  const warm = () => void ready().then(release, release);
  const repeat = () => {
    release();
    const event = held;
    held = undefined;
    if (!event?.target.isConnected) return;
    if (event.submitter && event.target instanceof HTMLFormElement) event.target.requestSubmit();
    else event.target.click();
  };
  const hold = (event: Event) => {
    const target = event.target;
    if (!(target instanceof HTMLElement)) return;
    if (event.type === 'click' && !target.closest('button, a, summary, [role="button"]')) return;
    if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    held = { target, submitter: event.type === 'submit' };
    if (waiting) return;
    waiting = true;
    ready().then(repeat, repeat);
  };

  element.addEventListener('click', hold, true);
  element.addEventListener('submit', hold, true);
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) {
    element.addEventListener(type, warm, { once: true, passive: true });
  }
  return release;
}
