import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from '#scripts/find-chromium.ts';
import { startSiteProcess } from '#scripts/site-process.ts';
import { unchangedWords } from './other-words.ts';
import { ownerAtWork } from './owner-at-work.ts';
import { pick } from './pick.ts';
import { readTexts, type ShownText } from './read-texts.ts';
import { writeNotes } from './write-notes.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
/** How often she looks for what still stands as it was. */
const rounds = 5;

/** Changes every text of random pages in a browser. @returns whether all of them were changed */
export async function changeEveryText({ seed, pages: count }: { seed: number; pages: number }) {
  const executablePath = findHeadlessShell() ?? findChromium();
  if (!executablePath)
    throw new Error('This needs Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.');
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-change-'));
  const site = await startSiteProcess({
    ...{ NODE_ENV: 'production', SITE_NOW: '2026-11-20T09:00:00Z', RATE_LIMITS: 'off' },
    ...{ APP_SECRET: 'a secret for trials that is long enough', DATA_DIR: folder },
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await work(browser, site, seed, count);
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Site = { url: string; setupUrl: string | null };

async function work(browser: Browser, site: Site, seed: number, count: number): Promise<boolean> {
  const owner = await ownerAtWork(browser, site);
  const gone = await writeNotes(owner);
  const listed = [...(await owner.shown()), '/there-is-nothing-here', ...gone];
  const chosen = pick(listed, count, seed);
  say(`${chosen.length} of ${listed.length} pages and emails, --seed=${seed}\n  ${chosen.join('  ')}`);
  const reader = await readerOf(browser, owner, site);
  const first = await reader.readAll(chosen);
  const all = [...first.values()].flat();
  const wordy = all.filter(({ text }) => unchangedWords(text).length > 0);
  say(`${all.length} texts, ${wordy.length} of them with words that are not worked out`);
  let complaints: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const now = round === 0 ? first : await reader.readAll(chosen);
    const lookedFor = new Set([...now.values()].flatMap((texts) => [...wanted(texts, round)]));
    const met = new Set<string>();
    const nowhere = new Set<string>();
    for (const [page, texts] of now)
      for (const words of wanted(texts, round)) {
        if (met.has(words)) continue;
        met.add(words);
        const forms = Map.groupBy(await owner.find(words, page), (href) => href.split('#')[0] ?? '');
        if (forms.size === 0) nowhere.add(`${page}: ‘${words}’`);
        for (const [form, hrefs] of forms) {
          if (hrefs.every((href) => owner.done.has(href))) continue;
          const names = new Set(hrefs.map((href) => href.slice(form.length + 1)));
          for (const text of await owner.write(form, names, lookedFor)) met.add(text);
        }
      }
    say(`round ${round + 1}: looked for ${lookedFor.size} texts; ${owner.done.size} fields changed`);
    if (round === rounds - 1) for (const one of nowhere) say(`  found nowhere: ${one}`);
    if (lookedFor.size === 0) break;
    complaints = await owner.publish();
    for (const one of complaints) say(`  ${one}`);
  }
  const last = await reader.readAll(chosen);
  const held = [...owner.done.values()].filter(({ way }) => way !== 'all');
  for (const { original, way, why } of held)
    say(`kept ${way === 'later' ? 'its first words' : 'whole'}: ‘${original}’ ${why}`);
  // First words that a rule asks for stay, and nothing else.
  const first2 = held
    .filter(({ way }) => way === 'later')
    .map(({ original }) => original.split(/\s+/).slice(0, 2).join(' '));
  let faulty = complaints.length;
  for (const [page, texts] of last)
    for (const { text } of texts) {
      const rest = first2.reduce((some, words) => some.replace(words, ''), text);
      const left = unchangedWords(rest);
      if (left.length === 0) continue;
      faulty += 1;
      say(`${page}: ‘${text}’ still says ${left.slice(0, 6).join(', ')}`);
    }
  say(faulty === 0 ? 'Every text was changed.' : `${faulty} could not be changed.`);
  return faulty === 0;
}

/** What she looks for: what she clicked at first, then the text by itself, at last what is left of it. */
function wanted(texts: readonly ShownText[], round: number): Set<string> {
  const left = texts.filter(({ text }) => unchangedWords(text).length > 0);
  if (round === 0) return new Set(left.map(({ clicked }) => clicked));
  if (round === 1) return new Set(left.map(({ text }) => text));
  return new Set(
    left
      .flatMap(({ text }) => text.split(/[^\p{L}\p{N} ’'&%£-]+/u).map((part) => part.trim()))
      .filter((part) => unchangedWords(part).length > 0),
  );
}

/** Reads public pages as visitors get them, and what one visitor gets in the owner’s preview. */
async function readerOf(browser: Browser, owner: Awaited<ReturnType<typeof ownerAtWork>>, site: Site) {
  const visitor = await browser.newContext({ baseURL: site.url, locale: 'en-GB' });
  const inPreview = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await owner.context.storageState(),
  });
  const [page, preview] = [await visitor.newPage(), await inPreview.newPage()];
  const readAll = async (paths: readonly string[]) => {
    const found = new Map<string, ShownText[]>();
    for (const one of paths) {
      const isSample = one.startsWith('/-/');
      const at = isSample ? preview : page;
      await at.goto(isSample ? `/admin/content/draft${one}` : one, { waitUntil: 'load' });
      const texts = await readTexts(at);
      found.set(one, texts);
    }
    return found;
  };
  return { readAll };
}
