import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** What had the focus last, and all that it stood in, from the inside out. */
type Place = { control: HTMLElement; around: Element[] };

/**
 * Keeps a place for the keyboard in every page of the owner’s area. A button is locked while its form is sent, or goes
 * with what it did, and the focus falls to the body: it comes back to the same button, or else to the heading of what
 * is left of the place. On another page it begins at that page's heading, unless the page itself took it.
 */
export function useKeptFocus(): void {
  const { state } = useNavigation();
  const { pathname, key } = useLocation();
  const last = useRef<Place | null>(null);
  const shown = useRef({ pathname, key, state });

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main')) last.current = placeOf(target);
    };
    // Without a word to the server, too: a row of hours that is taken out. While one is on its way, its answer decides.
    const watch = new MutationObserver(() => {
      const isGone = last.current?.control.isConnected === false;
      if (isGone && isFree() && shown.current.state === 'idle') returnTo(last.current);
    });
    document.addEventListener('focusin', note);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, []);

  useEffect(() => {
    if (state !== 'idle') {
      shown.current.state = state;
      return;
    }
    const before = shown.current;
    shown.current = { pathname, key, state };
    if (before.key === key && before.state === 'idle') return;
    const isElsewhere = before.pathname !== pathname;
    if (isElsewhere) {
      // A link of the menu stays and keeps the focus, and nobody would be told of the new page.
      if (!document.activeElement?.closest('main')) focusOn(headingIn(document.querySelector('main')));
    } else if (isFree()) returnTo(last.current);
  }, [state, pathname, key]);
}

function placeOf(control: HTMLElement): Place {
  const around: Element[] = [];
  for (let one = control.parentElement; one && one !== document.body; one = one.parentElement)
    around.push(one);
  return { control, around };
}

const isFree = () => document.activeElement === null || document.activeElement === document.body;

function returnTo(place: Place | null): void {
  if (!place) return;
  const { control, around } = place;
  if (focusOn(control)) return;
  const left = around.filter((one) => one.isConnected);
  const [nearest] = left;
  // Of a list a row is gone: the same button of another row would do the same to somebody else.
  const again = nearest && !nearest.matches('ul, ol, tbody') ? madeAnew(control, nearest) : null;
  if (focusOn(again)) return;
  left.some((one) => one.matches('section, aside, main, dialog') && focusOn(headingIn(one)));
}

/** The same button of a form that was made anew, if there is only one that looks like it. */
function madeAnew(control: HTMLElement, within: Element): HTMLElement | null {
  const looks = (one: Element) =>
    [one.textContent, ...['name', 'value', 'aria-label'].map((name) => one.getAttribute(name))].join('\n');
  const same = [...within.querySelectorAll<HTMLElement>(control.localName)].filter(
    (one) => looks(one) === looks(control),
  );
  return same.length === 1 ? (same[0] ?? null) : null;
}

const headingIn = (part: Element | null) => part?.querySelector<HTMLElement>('h1, h2, h3, h4') ?? null;

/** @returns whether it took the focus: what is gone, locked or folded away does not */
function focusOn(element: HTMLElement | null): boolean {
  if (!element) return false;
  if (/^h\d$/.test(element.localName)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
