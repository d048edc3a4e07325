import { part } from '#app/browser/part.ts';

/**
 * Header and menus: the floating bar, the services panel by click and keyboard, the full-screen menu. The markup
 * works without this script (hover, focus, popover); it adds states, Esc and the focus trap.
 */
export function mount(header: HTMLElement): boolean {
  const item = part(header, '[data-services]', HTMLElement);
  const trigger = part(item, 'button', HTMLButtonElement);
  const menu = part(document, '#mobile-menu', HTMLElement);
  const opener = part(header, '[popovertarget="mobile-menu"]', HTMLButtonElement);
  floatAfterScroll(header, part(document, '[data-scroll-mark]', HTMLElement));
  servicesPanel(item, trigger);
  fullScreenMenu(menu, opener);
  return true;
}

/** The mark is 100 px high. An element that touches the edge still counts as visible, so it leaves at 101 px. */
function floatAfterScroll(header: HTMLElement, mark: HTMLElement): void {
  new IntersectionObserver((entries) => {
    header.toggleAttribute('data-floating', !entries.at(-1)?.isIntersecting);
  }).observe(mark);
}

function servicesPanel(item: HTMLElement, trigger: HTMLButtonElement): void {
  const isOpen = () => item.hasAttribute('data-open');
  const set = (open: boolean) => {
    item.toggleAttribute('data-open', open);
    trigger.setAttribute('aria-expanded', String(open));
    if (open) item.removeAttribute('data-dismissed');
  };
  const dismiss = () => {
    set(false);
    // Keeps the panel closed while the pointer rests on it.
    item.setAttribute('data-dismissed', '');
  };

  item.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && set(true));
  item.addEventListener('pointerleave', (event) => {
    item.removeAttribute('data-dismissed');
    if (event.pointerType === 'mouse' && !item.contains(keyboardFocus())) set(false);
  });
  trigger.addEventListener('click', (event) => {
    // The panel is already open under a hovering mouse; a click must not close it.
    const byMouse = event.detail > 0 && (event as PointerEvent).pointerType === 'mouse';
    if (isOpen() && !byMouse) dismiss();
    else set(true);
  });
  trigger.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    set(true);
    item.querySelector<HTMLElement>('#services-panel a')?.focus();
  });
  item.addEventListener('focusout', (event) => {
    if (event.relatedTarget && !item.contains(event.relatedTarget as Node)) set(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !(isOpen() || item.matches(':hover'))) return;
    if (item.contains(document.activeElement)) trigger.focus();
    dismiss();
  });
  document.addEventListener('pointerdown', (event) => {
    if (isOpen() && !item.contains(event.target as Node)) set(false);
  });
  // A panel that focus had opened before this script was there stays open.
  if (item.contains(document.activeElement)) set(true);
  // A page from the back/forward cache starts with its menu closed.
  window.addEventListener('pageshow', (event) => event.persisted && set(false));
}

function keyboardFocus(): Element | null {
  return document.querySelector(':focus-visible');
}

function fullScreenMenu(menu: HTMLElement, opener: HTMLButtonElement): void {
  const behind = () =>
    [...document.body.children].filter(
      (element) => element !== menu && !(element instanceof HTMLScriptElement) && !element.contains(menu),
    );
  const tell = (open: boolean) => {
    menu.setAttribute('aria-modal', String(open));
    opener.setAttribute('aria-expanded', String(open));
  };
  const enter = () => {
    for (const element of behind()) element.setAttribute('inert', '');
    if (!menu.contains(document.activeElement)) menu.querySelector<HTMLElement>('[popovertarget]')?.focus();
  };
  menu.addEventListener('beforetoggle', (event) => {
    const open = event.newState === 'open';
    tell(open);
    // The opener must be focusable again before the browser returns the focus to it.
    if (!open) for (const element of behind()) element.removeAttribute('inert');
  });
  menu.addEventListener('toggle', (event) => event.newState === 'open' && enter());
  // The menu may have been opened before this script was there.
  const open = menu.matches(':popover-open');
  tell(open);
  if (open) enter();
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href]')) menu.hidePopover();
  });
  menu.addEventListener('keydown', (event) => event.key === 'Tab' && keepFocusInside(menu, event));
  matchMedia('(min-width: 48rem)').addEventListener('change', () => menu.hidePopover());
}

function keepFocusInside(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((element) =>
    element.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
