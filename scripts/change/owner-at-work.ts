import type { Browser } from '@playwright/test';
import { asRead } from '#server/content/search/as-read.ts';
import { complaintsIn, controlsOf } from './complaints.ts';
import { type Done, formAtWork } from './form-at-work.ts';
import { unchangedWords } from './other-words.ts';

/** How often a release is tried before what is refused is told. */
const tries = 12;

/** A text that is looked for, and the page on which it was read. */
export type Wanted = { text: string; at: string };

/** An owner in her browser, without scripts and without the code: she looks for texts, changes them and publishes. */
export async function ownerAtWork(browser: Browser, site: { url: string; setupUrl: string | null }) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  // A machine with other work may take its time to make a release.
  context.setDefaultTimeout(180_000);
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
  const done: Done = new Map();
  const forms = formAtWork(page, done);

  /** What the preview offers to look at: addresses of pages and of what one visitor gets. */
  const shown = async () => {
    await page.goto('/admin/content/preview');
    const options = page.getByLabel('Page', { exact: true }).locator('option');
    return options.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
  };

  /** The ways to the fields that a text stands in. */
  const find = async ({ text, at }: Wanted) => {
    await page.goto(`/admin/content/preview?${new URLSearchParams({ page: at, find: text.slice(0, 400) })}`);
    const links = page.getByRole('status').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    return hrefs.map((href) => decodeURIComponent(href));
  };

  /**
   * Looks for texts and changes the fields that they lead to. A form that was found is looked through for whatever else
   * is wanted, and is written once.
   * @returns what stands in no field
   */
  const change = async (wanted: readonly Wanted[]): Promise<Wanted[]> => {
    const toWrite = new Map<string, Set<string>>();
    const met = new Set<string>();
    const nowhere: Wanted[] = [];
    const texts = new Set(wanted.map(({ text }) => text));
    for (const one of wanted) {
      if (met.has(one.text)) continue;
      met.add(one.text);
      const hrefs = await find(one);
      if (hrefs.length === 0) nowhere.push(one);
      for (const href of hrefs) {
        const [form = '', name = ''] = href.split('#');
        const names = toWrite.get(form) ?? new Set();
        names.add(name);
        if (toWrite.has(form)) continue;
        toWrite.set(form, names);
        await forms.open(form);
        for (const control of await controlsOf(page)) {
          const said = saidIn(control.value, texts);
          for (const text of said) met.add(text);
          if (said.length > 0) names.add(control.name);
        }
      }
    }
    for (const [form, names] of toWrite) await forms.write(form, names);
    return nowhere;
  };

  /** Publishes all that is saved. @returns why not, where nothing could be done about it */
  const publish = async (): Promise<string[]> => {
    for (let round = 0; round < tries; round += 1) {
      await page.goto('/admin/content/publish');
      const button = page.getByRole('button', { name: 'Check and publish' });
      if ((await button.count()) === 0) return [];
      for (const one of await page.locator('input[name=document]').all()) await one.check();
      await button.click();
      if (page.url().includes('/releases?published')) return [];
      const found = await complaintsIn(page.locator('[aria-labelledby="refused"] li'));
      if (found.length === 0) return ['refused without a word'];
      const byForm = Map.groupBy(found, ({ to }) => to.split('#')[0] ?? '');
      let mended = false;
      for (const [form, all] of byForm) mended = (form !== '' && (await forms.mend(form, all))) || mended;
      if (!mended) return found.map(({ to, why }) => `refused: ${why} ${to}`);
    }
    return ['refused again and again'];
  };
  return { page, context, done, shown, change, publish };
}

/** The wanted texts that a field says, whole or within a longer one. */
function saidIn(value: string, texts: ReadonlySet<string>): string[] {
  if (unchangedWords(value).length === 0) return [];
  const read = asRead(value);
  return [...texts].filter((text) => text === read || (text.length > 15 && read.includes(text)));
}
