import { type Attribution, addTouch, touchOf } from '#domain/leads/touch.ts';
import { cookieConsent } from './cookie-banner.live.ts';

/** Listed in content/legal/storage.ts, which the cookie policy prints. */
const storageKey = 'attribution';

/**
 * Remembers where a visitor came from until a form is sent: only after 'Accept All', in session storage. Without it
 * nothing is kept or passed on, and a form carries what the server saw in the request for its own page.
 */
export function mount(): boolean {
  const address = new URL(location.href);
  let attribution: Attribution | null = null;

  const follow = () => {
    if (cookieConsent() === 'accepted') {
      attribution = remember(address);
      measureLater();
    } else {
      forget(attribution !== null);
      attribution = null;
    }
  };
  follow();
  document.addEventListener('cookieconsent', follow);
  // The answer was changed in another tab.
  window.addEventListener('storage', follow);

  // Whatever is sent, by the browser or by an island, passes here: no hidden field has to be put into a form.
  document.addEventListener('formdata', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post' || !attribution || cookieConsent() !== 'accepted') return;
    event.formData.set('attribution', JSON.stringify(attribution));
  });
  return true;
}

let measured = false;
/** Figures of this page, once everything that is seen of it is there: measuring must cost no visitor anything. */
function measureLater(): void {
  if (measured) return;
  measured = true;
  const load = () =>
    void import('./field-figures.live.ts')
      .then(({ measurePage }) => measurePage(() => cookieConsent() === 'accepted'))
      // Without a connection nothing is measured.
      .catch(() => undefined);
  if (document.readyState === 'complete') setTimeout(load);
  else window.addEventListener('load', () => setTimeout(load), { once: true });
}

/** First and last arrival: what storage holds, and this page. Going on within the site is no new arrival. */
function remember(address: URL): Attribution {
  const stored = readStored();
  if (stored && isWithin()) return stored;
  const attribution = addTouch(stored, touchOf(address, document.referrer, Date.now()));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attribution));
  } catch {
    // Storage is full: this page alone knows.
  }
  return attribution;
}

/** @param granted it was allowed until now: a form that the server drew again may hold it as well */
function forget(granted: boolean): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked storage holds nothing.
  }
  if (!granted) return;
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="attribution"]'))
    field.value = '';
}

function isWithin(): boolean {
  return document.referrer !== '' && new URL(document.referrer).host === location.host;
}

function readStored(): Attribution | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Attribution | null;
  } catch {
    return null;
  }
}
