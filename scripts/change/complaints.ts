import type { Locator, Page } from '@playwright/test';

/** What is wrong, and the way to the field that it is about; empty where there is none. */
export type Complaint = { to: string; why: string };

/** What a list of mistakes says, each with the way to its field. */
export function complaintsIn(items: Locator): Promise<Complaint[]> {
  return items.evaluateAll((all) =>
    all.map((one) => ({
      to: decodeURIComponent(one.querySelector('a[href*="#"]')?.getAttribute('href') ?? ''),
      why: (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
    })),
  );
}

/** A control of a form in which words are typed. */
export type Control = { name: string; value: string };

/** Every control of the form in which words are typed, with what stands in it. */
export const controlsOf = (page: Page): Promise<Control[]> =>
  page.locator('main :is(input[type=text], textarea)[name^="f."]').evaluateAll((all) =>
    all.map((one) => {
      const { name, value } = one as HTMLInputElement;
      return { name, value };
    }),
  );

/** Unfolds everything, so that each control can be filled. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
