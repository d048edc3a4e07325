import { type PaletteChoice, paletteChoice, paletteOf } from '#domain/shore/palette.ts';

/** The palette changes where it is chosen, and is kept by the server; without a script the form does both. */
export function choosePalette(tide: HTMLElement): void {
  tide.addEventListener('submit', (event) => {
    const { submitter, target } = event;
    if (!(submitter instanceof HTMLButtonElement && target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const body = new URLSearchParams({ palette: submitter.value });
    void fetch(target.action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(
      () => null,
    );
    const turn = () => turnTo(tide, submitter.value as PaletteChoice);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !document.startViewTransition) turn();
    // Another choice at once ends the turn before it, which is no fault.
    else document.startViewTransition(turn).ready.catch(() => null);
  });
  // A page that was kept by the browser is older than a choice on another one.
  addEventListener('pageshow', ({ persisted }) => persisted && turnTo(tide, paletteChoice(document.cookie)));
}

/** With the sun: a page turns when the sun has risen or set between two instants (epoch milliseconds) of its being open. */
export function followSun(tide: HTMLElement, before: number, now: number): void {
  const [rise = 0, set = 0] = sunTimes(tide);
  if (![rise, set].some((at) => at > before && at <= now)) return;
  tide.dataset.dark = `${now >= set}`;
  if (tide.querySelector('[value=sun][aria-pressed=true]')) turnTo(tide, 'sun');
}

/** Sunrise and sunset of the day that the page came with. */
const sunTimes = (tide: HTMLElement): number[] =>
  [...tide.querySelectorAll<HTMLTimeElement>('[data-sun]')].map(({ dateTime }) => Date.parse(dateTime));

function turnTo(tide: HTMLElement, choice: PaletteChoice): void {
  for (const button of tide.querySelectorAll('button')) button.ariaPressed = `${button.value === choice}`;
  const palette = paletteOf(choice, tide.dataset.dark === 'true');
  const { dataset } = document.documentElement;
  if (palette) dataset.palette = palette;
  else delete dataset.palette;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, bar] of bars.entries()) {
    const scheme = index === 0 ? 'light' : 'dark';
    const own = palette && (palette === 'night') === (scheme === 'dark');
    bar.media = palette ? (own ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}
