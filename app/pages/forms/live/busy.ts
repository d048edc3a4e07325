import { part } from '#app/browser/part.ts';

/**
 * Marks a form as being sent: its button says so and ignores clicks but keeps the focus, and the fields are locked
 * until the answer is there.
 * @throws Error when the form has no such button
 */
export function busyOf(form: HTMLFormElement, texts: { send: string; sending: string }) {
  const text = part(form, 'button [data-send-text]', HTMLElement);
  const button = text.closest('button') as HTMLButtonElement;
  let now = false;
  return (busy: boolean): void => {
    if (busy === now) return;
    now = busy;
    text.textContent = busy ? texts.sending : texts.send;
    form.setAttribute('aria-busy', String(busy));
    if (busy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    // An inert element loses the focus: after Enter in a field, the focus moves to the button.
    if (busy && form.contains(document.activeElement)) button.focus({ preventScroll: true });
    for (const one of partsBeside(button, form)) one.toggleAttribute('inert', busy);
    for (const type of ['dragover', 'drop'] as const) {
      if (busy) form.addEventListener(type, leaveOut);
      else form.removeEventListener(type, leaveOut);
    }
  };
}

/** Every group of controls, but not the send button and its ancestors. */
function partsBeside(button: Element, form: HTMLFormElement): Element[] {
  const controls = 'input, select, textarea, button';
  const parts: Element[] = [];
  for (let inner = button; inner !== form && inner.parentElement; inner = inner.parentElement) {
    for (const one of inner.parentElement.children)
      if (one !== inner && (one.matches(controls) || one.querySelector(controls))) parts.push(one);
  }
  return parts;
}

/** Dropping files is disabled too: without a handler the browser would leave the page to open them. */
function leaveOut(event: Event): void {
  event.preventDefault();
}
