import { part } from '#app/browser/part.ts';

type Sent = { name: string; prefill: string | null };

/**
 * Prepares the thanks that take the form’s place. Showing them scrolls there and changes the address to one that
 * shows the same thanks when reloaded.
 * @throws Error when the page has none
 */
export function thanksOf(element: HTMLElement): (sent: Sent) => void {
  const template = part(element, 'template[data-sent-template]', HTMLTemplateElement);
  return ({ name, prefill }) => {
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
  };
}
