import type { Page } from '@playwright/test';

/** A page with a form, its island, and what is done there in turn. */
export type FormPage = { path: string; island: string; acts: readonly Act[] };
type Act = { name: string; by: (page: Page) => Promise<void> };

/** A phone with a processor this many times slower than this machine's. */
export const slower = 6;

const type = (field: string, text: string) => (page: Page) => page.locator(field).pressSequentially(text);
const tap = (button: string) => (page: Page) => page.locator(button).first().tap();
const submit = (island: string) => tap(`[data-island="${island}"] [type="submit"]:not(:disabled):visible`);

export const formPages: readonly FormPage[] = [
  {
    path: '/book-discovery-call',
    island: 'booking-widget',
    acts: [
      // The last one: the first may have no time left today.
      { name: 'choosing a day', by: (page) => page.locator('[name="date"][aria-pressed]').last().tap() },
      { name: 'choosing a time', by: tap('[name="time"]:enabled') },
      { name: 'typing a name', by: type('#name', 'Vera') },
      { name: 'typing an address', by: type('#email', 'vera@example.com') },
      { name: 'typing what is no number', by: type('#phone', 'none') },
      { name: 'sending what is refused', by: tap('#details [type="submit"]') },
      { name: 'another time', by: tap('#details [type="button"]') },
    ],
  },
  {
    path: '/lets-talk',
    island: 'contact-form',
    acts: [
      { name: 'going on with nothing filled in', by: submit('contact-form') },
      { name: 'typing a name', by: type('#name', 'Vera') },
      { name: 'typing an address', by: type('#email', 'vera@example.com') },
      { name: 'typing a company', by: type('#company', 'Example') },
      { name: 'going on', by: submit('contact-form') },
    ],
  },
  {
    path: '/quote',
    island: 'quote-form',
    acts: [
      { name: 'typing a name', by: type('#fullName', 'Vera') },
      { name: 'sending what is refused', by: submit('quote-form') },
    ],
  },
];
