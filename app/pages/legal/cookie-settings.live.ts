import { part } from '#app/browser/part.ts';
import { choose, cookieConsent, isDeclinedByBrowser } from '#app/shell/cookie-banner.live.ts';
import { say } from '#content/say.ts';

/**
 * The switches of the cookie policy, for the same stored answer as the banner. There is one optional category: on
 * is 'accepted', off 'declined'.
 */
export function mount(element: HTMLElement): boolean {
  const input = part(element, '[data-choice]', HTMLInputElement);
  const answer = part(element, '[data-choice-answer]', HTMLElement);

  if (isDeclinedByBrowser()) {
    input.disabled = true;
    part(element, '[data-choice-signal]', HTMLElement).hidden = false;
  }
  const show = () => {
    input.checked = cookieConsent() === 'accepted';
  };
  input.addEventListener('change', () => {
    choose(input.checked ? 'accepted' : 'declined');
    const banner = document.getElementById('cookie-banner');
    if (banner) banner.hidden = true;
    answer.textContent = input.checked
      ? say('Saved: the analytics key is allowed.')
      : say('Saved: nothing optional is stored, and anything stored before is deleted.');
  });
  // The banner, or another tab, may change it as well.
  document.addEventListener('cookieconsent', show);
  window.addEventListener('storage', show);
  show();
  return true;
}
