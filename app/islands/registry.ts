import { mount as mountAttribution } from './attribution.ts';
import { mount as mountCookieBanner } from './cookie-banner.ts';
import { mount as mountSiteMenu } from './site-menu.ts';

/** What an island's module gives: it brings one element to life. */
export type IslandModule = { mount: (element: HTMLElement, props: unknown) => unknown };

/** Every island by name. Those on each page come with the first script, the others when they are wanted. */
export const registry: Record<string, (() => Promise<IslandModule>) | undefined> = {
  attribution: async () => ({ mount: mountAttribution }),
  'site-menu': async () => ({ mount: mountSiteMenu }),
  'cookie-banner': async () => ({ mount: mountCookieBanner }),
  carousel: () => import('./carousel.ts'),
  faq: () => import('./faq.ts'),
  'newsletter-box': () => import('./newsletter-box.ts'),
  'cookie-choices': () => import('./cookie-choices.ts'),
  countdown: () => import('./countdown.ts'),
  'offer-form': () => import('./offer-form.ts'),
  'quote-form': () => import('./quote-form.ts'),
  'contact-form': () => import('./contact-form.ts'),
  'booking-widget': () => import('./booking-widget.ts'),
};
