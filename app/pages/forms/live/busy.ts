import { part } from '#app/browser/part.ts';

/**
 * Shows whether a form is under way: its send button says so and ignores clicks but keeps the focus, and nothing of
 * what is being sent can be changed until the answer is there. @throws Error when the form has no such button
 */
export function busyOf(form: HTMLFormElement, texts: { send: string; sending: string }) {
  const text = part(form, 'button [data-send-text]', HTMLElement);
  const button = text.closest('button') as HTMLButtonElement;
  return (busy: boolean): void => {
    text.textContent = busy ? texts.sending : texts.send;
    form.setAttribute('aria-busy', String(busy));
    if (busy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    // What is inert loses the focus: whoever sent with Enter from a field goes on from the button.
    if (busy && form.contains(document.activeElement)) button.focus({ preventScroll: true });
    for (const one of partsBeside(button, form)) one.toggleAttribute('inert', busy);
    for (const type of ['dragover', 'drop'] as const) {
      if (busy) form.addEventListener(type, leaveOut);
      else form.removeEventListener(type, leaveOut);
    }
  };
}

/** Whatever holds something to type in, choose or press, but not the button itself and what it stands in. */
function partsBeside(button: Element, form: HTMLFormElement): Element[] {
  const controls = 'input, select, textarea, button';
  const parts: Element[] = [];
  for (let inner = button; inner !== form && inner.parentElement; inner = inner.parentElement) {
    for (const one of inner.parentElement.children)
      if (one !== inner && (one.matches(controls) || one.querySelector(controls))) parts.push(one);
  }
  return parts;
}

/** The place for files takes none just now, and the browser would leave the page to open what is dropped. */
function leaveOut(event: Event): void {
  event.preventDefault();
}
