import type { Browser, Page } from '@playwright/test';
import { asRead } from '#server/content/search/as-read.ts';
import { laterWords, otherWords, unchangedWords } from './other-words.ts';

/** What became of a field: all its words changed, all but the first, or none, and why. */
type Done = { original: string; way: 'all' | 'later' | 'none'; why: string };

/** How often a form or a release is tried before what is refused is left alone. */
const tries = 12;

/** An owner in her browser, without scripts and without the code: she looks for texts, changes them and publishes. */
export async function ownerAtWork(browser: Browser, site: { url: string; setupUrl: string | null }) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  // Only what she reads is loaded: neither pictures nor the frame of the preview.
  await page.route('**/*', (route) => {
    const request = route.request();
    const wanted = request.resourceType() === 'document' && request.frame() === page.mainFrame();
    return wanted ? route.continue() : route.abort();
  });
  const password = 'a long passphrase';
  const form = { name: 'Owner', email: 'owner@example.com', password, repeat: password };
  await context.request.post(new URL(site.setupUrl ?? '').pathname, { form });
  /** Every field that she has changed, by its form and control. */
  const done = new Map<string, Done>();

  /** What the preview offers to look at: addresses of pages and of what one visitor gets. */
  const shown = async () => {
    await page.goto('/admin/content/preview');
    const options = page.getByLabel('Page', { exact: true }).locator('option');
    return options.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
  };

  /** The ways to the fields that a text stands in. */
  const find = async (text: string, at: string) => {
    await page.goto(`/admin/content/preview?${new URLSearchParams({ page: at, find: text.slice(0, 400) })}`);
    const links = page.getByRole('status').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    return hrefs.map((href) => decodeURIComponent(href));
  };

  /**
   * Changes these fields of a form, and whatever else in it says one of the texts that she is looking for.
   * @returns the texts that she has met
   */
  const write = async (form: string, names: ReadonlySet<string>, lookedFor: ReadonlySet<string>) => {
    await page.goto(form);
    await unfold(page);
    const met: string[] = [];
    for (const { name, value } of await controls(page)) {
      const read = asRead(value);
      const here = [...lookedFor].filter(
        (text) => text === read || (text.length > 15 && read.includes(text)),
      );
      met.push(...here);
      if (names.has(name) || here.length > 0) await rewrite(`${form}#${name}`, name, value);
    }
    await save(form);
    return met;
  };

  const save = async (form: string) => {
    for (let round = 0; round < tries; round += 1) {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const wrong = await complaints(page.locator('section[aria-labelledby="wrong"] li'));
      if (wrong.length === 0) return;
      await unfold(page);
      for (const { to, why } of wrong) {
        const name = to.replace(/^[^#]*#/, '');
        await giveWay(`${form}#${name}`, name, why);
      }
    }
    throw new Error(`${form} could not be saved.`);
  };

  const rewrite = async (key: string, name: string, original: string) => {
    if (done.has(key) || unchangedWords(original).length === 0) return;
    done.set(key, { original, way: 'all', why: '' });
    await page.locator(`[name="${name}"]`).first().fill(otherWords(original));
  };

  /** What is refused is changed in part, and if that is refused as well, not at all. */
  const giveWay = async (key: string, name: string, why: string) => {
    const known = done.get(key);
    if (!known) return putBackNamed(key.slice(0, key.indexOf('#')), why);
    known.way = known.way === 'all' ? 'later' : 'none';
    known.why = why;
    const words = known.way === 'later' ? laterWords(known.original) : known.original;
    await page.locator(`[name="${name}"]`).first().fill(words);
  };

  /** A name that another field counts on is told beside that field: it goes back to what it was. */
  const putBackNamed = async (form: string, why: string) => {
    const named = Array.from(why.matchAll(/[‘“]([^’”]+)[’”]/g), ([, name]) => name);
    const keys = [...done].filter(([key, one]) => key.startsWith(`${form}#`) && named.includes(one.original));
    if (keys.length === 0) throw new Error(`${form}: what was not changed is wrong: ${why}`);
    for (const [key, one] of keys) {
      Object.assign(one, { way: 'none', why });
      await page
        .locator(`[name="${key.slice(form.length + 1)}"]`)
        .first()
        .fill(one.original);
    }
  };

  /** Publishes all that is saved. @returns what the check said of it that has no field */
  const publish = async (): Promise<string[]> => {
    for (let round = 0; round < tries; round += 1) {
      await page.goto('/admin/content/publish');
      const button = page.getByRole('button', { name: 'Check and publish' });
      if ((await button.count()) === 0) return [];
      for (const one of await page.locator('input[name=document]').all()) await one.check();
      await button.click();
      if (page.url().includes('/releases?published')) return [];
      const found = await complaints(page.locator('[aria-labelledby="refused"] li'));
      const placed = found.filter(({ to }) => done.has(to));
      if (placed.length === 0)
        return found
          .map(({ to, why }) => `refused: ${why} ${to}`)
          .concat(found.length ? [] : ['refused without a word']);
      const byForm = Map.groupBy(placed, ({ to }) => to.split('#')[0] ?? '');
      for (const [form, all] of byForm) {
        await page.goto(form);
        await unfold(page);
        for (const key of new Set(all.map(({ to }) => to)))
          await giveWay(key, key.slice(form.length + 1), all.find(({ to }) => to === key)?.why ?? '');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
      }
    }
    return ['refused again and again'];
  };
  return { page, context, done, shown, find, write, publish };
}

/** Unfolds everything, so that each control can be filled. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });

/** Every control of the form in which words are typed, with what stands in it. */
const controls = (page: Page) =>
  page.locator('main :is(input[type=text], textarea)[name^="f."]').evaluateAll((all) =>
    all.map((one) => {
      const { name, value } = one as HTMLInputElement;
      return { name, value };
    }),
  );

/** What a list of mistakes says, each with the way to its field. */
function complaints(items: ReturnType<Page['locator']>): Promise<{ to: string; why: string }[]> {
  return items.evaluateAll((all) =>
    all.map((one) => ({
      to: decodeURIComponent(one.querySelector('a[href*="#"]')?.getAttribute('href') ?? ''),
      why: (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
    })),
  );
}
