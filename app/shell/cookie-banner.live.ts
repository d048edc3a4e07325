import { watchSpaceBelow } from '#app/ui/space-below.ts';
import { keepOutOfTheWay } from './out-of-the-way.ts';

/** Key and values are part of the product's contract: 'accepted', 'declined', or nothing chosen. */
const key = 'cookieConsent';
const delayMs = 1000;

export type CookieConsent = 'accepted' | 'declined' | null;

/**
 * Global Privacy Control: the browser says 'Decline' for its visitor on every site. It counts for as long as it is
 * sent, also against an earlier 'Accept All' (decision 0034).
 */
export function isDeclinedByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** What the visitor has chosen. Blocked storage counts as nothing chosen. */
export function cookieConsent(): CookieConsent {
  return isDeclinedByBrowser() ? 'declined' : stored();
}

function stored(): CookieConsent {
  try {
    const value = localStorage.getItem(key);
    return value === 'accepted' || value === 'declined' ? value : null;
  } catch {
    return null;
  }
}

/** Stores the answer (null takes it back) and tells whatever depends on it. */
export function choose(value: CookieConsent): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the choice holds for this page view only.
  }
  // Whatever needs consent listens to this, and clears what it holds when `detail` is not 'accepted'.
  document.dispatchEvent(new CustomEvent<CookieConsent>('cookieconsent', { detail: value }));
}

/**
 * Shows the banner 1,000 ms after the page has loaded, unless a choice is stored. The cross hides it and stores
 * nothing. Links with `data-cookie-settings` take the choice back and show it again; where the browser declines by
 * itself there is nothing to ask, and they lead to the settings, which say so.
 */
export function mount(banner: HTMLElement): boolean {
  let opener: HTMLElement | null = null;
  keepSpace(banner);
  const show = keepOutOfTheWay(banner);
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (isDeclinedByBrowser() && stored() === 'accepted') choose(null);

  banner.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-consent]');
    if (!button) return;
    const value = button.dataset.consent;
    if (value === 'accepted' || value === 'declined') choose(value);
    banner.hidden = true;
    opener?.focus();
    opener = null;
  });

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-cookie-settings]');
    if (!link || isDeclinedByBrowser()) return;
    event.preventDefault();
    clearTimeout(timer);
    choose(null);
    opener = link;
    show();
    banner.querySelector<HTMLElement>('[data-consent]')?.focus();
  });

  const start = () => {
    timer = setTimeout(() => {
      if (cookieConsent() === null) show();
    }, delayMs);
  };
  whenSeen(() => {
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
  });
  return true;
}

/**
 * What the keyboard reaches must not end up under the banner. By script and not by a rule: `:not` within `:has` has the
 * whole page looked at whenever anything is put into it, and so has a custom property of the root.
 */
function keepSpace(banner: HTMLElement): void {
  const end = document.querySelector<HTMLElement>('.tide');
  watchSpaceBelow(banner, (pixels) => {
    const space = pixels > 0 ? `calc(${pixels}px + 1rem)` : '';
    document.documentElement.style.scrollPaddingBottom = space;
    // Beyond the end of the page nothing can be scrolled: it is longer by as much.
    if (end) end.style.paddingBottom = space;
    uncover(banner);
  });
  // Once the browser has scrolled to it, and the banner may have come back from where it was out of the way.
  addEventListener('focusin', () => requestAnimationFrame(() => uncover(banner)));
}

/** Scrolls what has the keyboard's focus out from under the banner, as far as its own start stays in view. */
function uncover(banner: HTMLElement): void {
  const focused = document.activeElement;
  if (banner.hidden || banner.hasAttribute('data-away') || !focused?.matches(':focus-visible')) return;
  // What is fixed to the window does not move with the page.
  if (focused.closest('.cookie-banner, .site-header, dialog, [popover]')) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const covered = bottom + 8 - (innerHeight - banner.offsetHeight);
  if (covered > 0) scrollBy({ top: Math.min(covered, top), behavior: 'instant' });
}

/** A page that the browser prepares ahead (speculation rules) counts from the moment it is shown. */
function whenSeen(run: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}
