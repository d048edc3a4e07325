import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from '#scripts/machine/find-chromium.ts';
import { startSiteProcess } from '#scripts/machine/site-process.ts';
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
  const began = performance.now();
  const seconds = () => `(${Math.round((performance.now() - began) / 1000)} s)`;
  const owner = await ownerAtWork(browser, site);
  const gone = await writeNotes(owner);
  const listed = [...(await owner.shown()), '/there-is-nothing-here', ...gone];
  const chosen = pick(listed, count, seed);
  say(`${chosen.length} of ${listed.length} pages and emails, --seed=${seed}\n  ${chosen.join('  ')}`);
  const reader = await readerOf(browser, owner, site);
  const first = await reader.readAll(chosen);
  const all = [...first.values()].flat();
  const wordy = all.filter(({ text }) => unchangedWords(text).length > 0);
  say(`${all.length} texts, ${wordy.length} of them with words that are not worked out ${seconds()}`);
  let complaints: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const now = round === 0 ? first : await reader.readAll(chosen);
    const wanted = [...now].flatMap(([at, texts]) => wantedOf(texts, round).map((text) => ({ text, at })));
    if (wanted.length === 0) break;
    const nowhere = await owner.change(wanted);
    say(
      `round ${round + 1}: looked for ${wanted.length} texts; ${owner.done.size} fields changed ${seconds()}`,
    );
    if (round === rounds - 1) for (const { at, text } of nowhere) say(`  found nowhere: ${at}: ‘${text}’`);
    complaints = await owner.publish();
    say(`  ${complaints.length === 0 ? 'published' : 'refused'} ${seconds()}`);
    for (const one of complaints) say(`  ${one}`);
  }
  const last = await reader.readAll(chosen);
  const held = [...owner.done.values()].filter(({ way }) => way !== 'all');
  for (const { original, now, why } of held) say(`‘${original}’ became ‘${now}’, since: ${why}`);
  // What was asked for by name stays, and nothing else.
  const asked = held.flatMap((one) => one.asked);
  let faulty = complaints.length;
  for (const [page, texts] of last)
    for (const { text } of texts) {
      const left = unchangedWords(asked.reduce((some, words) => some.replace(words, ''), text));
      if (left.length === 0) continue;
      faulty += 1;
      say(`${page}: ‘${text}’ still says ${left.slice(0, 6).join(', ')}`);
    }
  say(`${faulty === 0 ? 'Every text was changed.' : `${faulty} could not be changed.`} ${seconds()}`);
  return faulty === 0;
}

/** What she looks for: what she clicked at first, then the text by itself, at last what is left of it. */
function wantedOf(texts: readonly ShownText[], round: number): string[] {
  const left = texts.filter(({ text }) => unchangedWords(text).length > 0);
  if (round === 0) return [...new Set(left.map(({ clicked }) => clicked))];
  if (round === 1) return [...new Set(left.map(({ text }) => text))];
  const parts = left.flatMap(({ text }) => text.split(/[^\p{L}\p{N} ’'&%£-]+/u).map((part) => part.trim()));
  return [...new Set(parts.filter((part) => unchangedWords(part).length > 0))];
}

/** Reads public pages as visitors get them, and what one visitor gets in the owner’s preview. */
async function readerOf(browser: Browser, owner: Awaited<ReturnType<typeof ownerAtWork>>, site: Site) {
  const visitor = await browser.newContext({ baseURL: site.url, locale: 'en-GB' });
  const inPreview = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await owner.context.storageState(),
  });
  for (const one of [visitor, inPreview]) one.setDefaultTimeout(180_000);
  const [page, preview] = [await visitor.newPage(), await inPreview.newPage()];
  // Texts are read: what is only seen need not come.
  for (const one of [page, preview])
    await one.route(/\.(avif|webp|png|jpg|svg|woff2|ico)$/, (route) => route.abort());
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
