/** The send button while the form is under way: it says so and ignores clicks, but keeps the focus. */
export function setBusy(form: HTMLFormElement, busy: boolean, label: string): void {
  const text = form.querySelector('[data-send-text]');
  const button = text?.closest('button');
  if (text) text.textContent = label;
  form.toggleAttribute('data-busy', busy);
  form.setAttribute('aria-busy', String(busy));
  if (busy) button?.setAttribute('aria-disabled', 'true');
  else button?.removeAttribute('aria-disabled');
}

export function isBusy(form: HTMLFormElement): boolean {
  return form.hasAttribute('data-busy');
}
