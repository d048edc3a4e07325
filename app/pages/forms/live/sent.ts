type SentOptions = { name: string; prefill: string | null };

/** Puts the thanks in the form's place and moves there. The address then shows the same thanks when reloaded. */
export function showSent(element: HTMLElement, { name, prefill }: SentOptions): void {
  const template = element.querySelector<HTMLTemplateElement>('template[data-sent-template]');
  if (!template) return;
  const thanks = document.importNode(template.content, true);
  const place = thanks.querySelector('[data-sent-name]');
  if (place) place.textContent = name;
  const booking = thanks.querySelector<HTMLAnchorElement>('[data-sent-booking]');
  if (booking && prefill) booking.search = new URLSearchParams({ from: prefill }).toString();
  element.replaceChildren(thanks);
  if (prefill) {
    const address = `${location.pathname}?${new URLSearchParams({ sent: prefill })}`;
    history.replaceState(null, '', address);
  }
  element.querySelector<HTMLElement>('[data-sent-title]')?.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
}
