import type { CDPSession, Page } from '@playwright/test';

/** A page with a form, its island, and what is done there in turn. */
export type FormPage = { path: string; island: string; acts: readonly Act[] };
type Hand = { page: Page; session: CDPSession };
type Act = { name: string; by: (hand: Hand) => Promise<void> };

/** A phone with a processor this many times slower than a machine's at full speed. */
export const slower = 6;

/** How long a finger rests on a key or a button, until the next key, and until a page stands still: in milliseconds. */
const [restingMs, betweenMs, standingMs] = [80, 80, 300];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const type =
  (field: string, text: string) =>
  async ({ page }: Hand) => {
    await page.locator(field).focus();
    await pause(standingMs);
    for (const key of text) {
      await page.keyboard.press(key, { delay: restingMs });
      await pause(betweenMs);
    }
  };

/**
 * Puts a finger on something and takes it off again. Playwright's own tap does both in the same moment, which no finger
 * does, so that what the touch set in motion counts as waiting for what follows; and it looks in the page what lies
 * under the finger while that is measured.
 */
const tap =
  (place: string, which: 'first' | 'last' = 'first') =>
  async ({ page, session }: Hand) => {
    const found = page.locator(place)[which]();
    await found.scrollIntoViewIfNeeded();
    await pause(standingMs);
    const box = await found.boundingBox();
    if (!box) throw new Error(`Nothing to tap at ${place}.`);
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await pause(restingMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
const submit = (island: string) => tap(`[data-island="${island}"] [type="submit"]:not(:disabled):visible`);

/** What nothing answers: so long the browser and the machine take by themselves. */
const nothing: Act = { name: 'tapping a heading', by: tap('h1') };

export const formPages: readonly FormPage[] = [
  // A page of text, beside which the others are read.
  { path: '/accessibility', island: 'site-menu', acts: [nothing] },
  {
    path: '/book-discovery-call',
    island: 'booking-widget',
    acts: [
      nothing,
      // The last one: the first may have no time left today.
      { name: 'choosing a day', by: tap('[name="date"][aria-pressed]', 'last') },
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
      nothing,
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
      nothing,
      { name: 'typing a name', by: type('#fullName', 'Vera') },
      { name: 'sending what is refused', by: submit('quote-form') },
    ],
  },
];
