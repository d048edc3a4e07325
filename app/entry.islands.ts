import { mount as mountAttribution } from '#app/shell/attribution.live.ts';
import { mount as mountCookieBanner } from '#app/shell/cookie-banner.live.ts';
import { mount as mountSiteMenu } from '#app/shell/site-menu.live.ts';
import type { Registry } from './islands/bring-to-life.ts';
import { startIslands } from './islands/loader.ts';

/** The first script of every public page: each island by name. Those on each page come with the first script, the others when they are wanted. */
const registry: Registry = {
  attribution: async () => ({ mount: mountAttribution }),
  'site-menu': async () => ({ mount: mountSiteMenu }),
  'cookie-banner': async () => ({ mount: mountCookieBanner }),
  carousel: () => import('#app/pages/shared/testimonials-carousel.live.ts'),
  faq: () => import('#app/pages/about/faq.live.ts'),
  'newsletter-box': () => import('#app/shell/newsletter-box.live.ts'),
  'cookie-choices': () => import('#app/pages/legal/cookie-settings.live.ts'),
  countdown: () => import('#app/pages/offer/availability.live.ts'),
  'offer-form': () => import('#app/pages/offer/enquiry-form.live.ts'),
  'quote-form': () => import('#app/pages/quote/quote-form.live.ts'),
  'contact-form': () => import('#app/pages/contact/contact-form.live.ts'),
  'booking-widget': () => import('#app/pages/booking/booking-widget.live.ts'),
};

startIslands(registry);
