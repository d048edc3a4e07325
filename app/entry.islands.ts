import { sayFrom, wordsOfPage } from '#content/say.ts';
import { whenIdle } from './browser/when-idle.ts';
import type { Registry } from './islands/bring-to-life.ts';
import { startIslands } from './islands/loader.ts';
import { mount as mountAttribution } from './shell/attribution.live.ts';
import { mount as mountCookieBanner } from './shell/cookie-banner.live.ts';
import { mount as mountSiteMenu } from './shell/site-menu.live.ts';

/**
 * The first script of every public page: each island by name. Islands that stand on every page come with this
 * script; the others are loaded when they are needed.
 */
const registry: Registry = {
  attribution: async () => ({ mount: mountAttribution }),
  'site-menu': async () => ({ mount: mountSiteMenu }),
  'cookie-banner': async () => ({ mount: mountCookieBanner }),
  carousel: () => import('./pages/shared/testimonials-carousel.live.ts'),
  faq: () => import('./pages/about/faq.live.ts'),
  tide: () => import('./shell/tide-today.live.ts'),
  'newsletter-box': () => import('./shell/newsletter-box.live.ts'),
  'cookie-choices': () => import('./pages/legal/cookie-settings.live.ts'),
  'offer-line': () => import('./pages/shared/offer-line.live.ts'),
  sum: () => import('./pages/sums/sum.live.ts'),
  countdown: () => import('./pages/offer/availability.live.ts'),
  'offer-form': () => import('./pages/offer/enquiry-form.live.ts'),
  'quote-form': () => import('./pages/quote/quote-form.live.ts'),
  'contact-form': () => import('./pages/contact/contact-form.live.ts'),
  'data-request': () => import('#app/pages/your-data/request-form.live.ts'),
  passkey: () => import('./pages/staff/passkey-form.live.ts'),
  'booking-widget': () => import('./pages/booking/booking-widget.live.ts'),
};

sayFrom(wordsOfPage());
startIslands(registry);
// Where the browser prepares no pages by speculation rules; without a connection none is fetched.
if (!HTMLScriptElement.supports?.('speculationrules'))
  whenIdle(() => void import('./browser/fetch-ahead.live.ts').catch(() => undefined));
