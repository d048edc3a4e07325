import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { islandsManifest } from '#scripts/build/islands.ts';
import { asSaid } from '#tests/support/own-names.ts';

// What the build gives to browsers, read from its folder.

type RouteAssets = { module: string; clientActionModule?: string; imports?: string[]; css?: string[] };
type ServerBuild = {
  routes: Record<string, { id: string; parentId?: string; module: { handle?: { hydrate?: boolean } } }>;
  assets: { url: string; entry: RouteAssets; routes: Record<string, RouteAssets> };
};

const folder = path.resolve(process.env.BUILD_DIR || 'build');
const { routes, assets } = (await import(path.join(folder, 'server/index.js'))) as ServerBuild;
const textOf = (address: string) => readFileSync(path.join(folder, 'client', address), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: path.join(folder, 'client') }).map((file) => `/${file.replaceAll('\\', '/')}`);

/** Every script and stylesheet that a file names, by its address; a worker has its place outside of the assets. */
const named = (text: string) =>
  [
    ...text.matchAll(/["'`](?:(?:\.|\/assets|assets)\/([\w.-]+\.(?:js|css))|(\/[\w-]+-worker\.js))["'`]/g),
  ].map(([, name, worker]) => worker ?? `/assets/${name}`);

function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const address of reached) {
    // The list of all routes is no import of theirs.
    if (address === assets.url || !address.endsWith('.js')) continue;
    for (const next of named(textOf(address))) reached.add(next);
  }
  return reached;
}

function isHydrated(id: string | undefined): boolean {
  const route = id === undefined ? undefined : routes[id];
  return route !== undefined && (route.module.handle?.hydrate === true || isHydrated(route.parentId));
}

const ofRoute = ({ module, clientActionModule, imports = [], css = [] }: RouteAssets) => [
  ...(clientActionModule ? [clientActionModule] : []),
  ...[module, ...imports, ...css],
];
const html = find('**/*.html').flatMap((page) => named(textOf(page)));
/** A hydrated page can lead anywhere: any route's module may be asked for. */
const ownersArea = [assets.url, ...ofRoute(assets.entry), ...Object.values(assets.routes).flatMap(ofRoute)];

test('every script can be asked for by a page, and every one that a page asks for is there', () => {
  const scripts = find('**/*.js');
  const reached = reachedFrom([...html, ...ownersArea]);
  expect(scripts.filter((address) => !reached.has(address))).toEqual([]);
  expect([...reached].filter((address) => !existsSync(path.join(folder, 'client', address)))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(40);
});

test('only hydrated pages have code of their own for React Router; all others are asked of the server', () => {
  const modulesOf = (wanted: boolean) =>
    Object.keys(routes)
      .filter((id) => id !== 'root' && isHydrated(id) === wanted)
      .map((id) => assets.routes[id]?.module ?? '');
  const others = new Set(modulesOf(false));
  expect([...others]).toEqual([expect.stringMatching(/^\/assets\/leave-[\w-]+\.js$/)]);
  expect(modulesOf(true).filter((module) => others.has(module))).toEqual([]);
  expect(modulesOf(true).length).toBeGreaterThan(15);
});

type Built = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] } | undefined>;
const built = JSON.parse(textOf(islandsManifest)) as Built;
const first = 'app/entry.islands.ts';
/** On every page, beside the first script. */
const everywhere = ['shell/tide-today', 'shell/newsletter-box', 'shell/field-figures'];
/** Asked for by what somebody does: files chosen, a form sent. */
const onDemand = ['app/pages/contact/live/progress.ts', 'app/ui/toaster.tsx'];

/** Files of every script that a page with an island may load before anybody touches it. */
function scriptsWith(island: string): Set<string> {
  const sources = new Set([first, ...[island, ...everywhere].map((name) => `app/${name}.live.ts`)]);
  for (const source of sources) {
    const { imports = [], dynamicImports = [] } = built[source] ?? {};
    const all = source === first ? imports : [...imports, ...dynamicImports];
    for (const next of all) if (!onDemand.includes(next)) sources.add(next);
  }
  return new Set([...sources].map((source) => built[source]?.file ?? `none for ${source}`));
}

// In bytes with Brotli, as sent. What is above them was weighed in decisions 0107, 0139, 0157, 0164, 0172, 0182, 0191, 0194 and 0213.
test.each([
  ['pages/booking/booking-widget', 37_200],
  ['pages/contact/contact-form', 17_300],
  ['pages/quote/quote-form', 15_250],
  ['pages/offer/enquiry-form', 13_400],
])('the scripts of a page with %s are at most %d bytes', (island, budget) => {
  const sizes = [...scriptsWith(island)].map((file) => brotliCompressSync(textOf(file)).length);
  expect(sizes.length).toBeGreaterThan(6);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget);
});

// In bytes with Brotli, each by itself: weighed in decisions 0061, 0063 and 0199.
test.each([
  ['shell/tide-today', 1_450],
  ['pages/sums/sum', 3_130],
])('the script %s alone is at most %d bytes', (island, budget) => {
  const { file = '' } = built[`app/${island}.live.ts`] ?? {};
  expect(brotliCompressSync(textOf(file)).length).toBeLessThan(budget);
});

test('no public page says a class whose rule only the owner has', () => {
  const classesIn = (sheet: string) =>
    new Set(
      find(sheet)
        .map(textOf)
        .flatMap((css) => [...css.matchAll(/\.((?:\\.|[\w-])+)/g)])
        .map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')),
    );
  const [owners, ours] = [classesIn('assets/root-*.css'), classesIn('assets/site-*.css')];
  expect([...owners].filter((name) => !ours.has(name)).length).toBeGreaterThan(100);
  const pages = find('**/*.html').map(textOf);
  expect(pages.filter((page) => !/href="\/assets\/site-[\w-]+\.css"/.test(page))).toEqual([]);
  const said = new Set(
    pages
      .flatMap((page) => [...page.matchAll(/ class="([^"]*)"/g)])
      .flatMap(([, list = '']) => list.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' ')),
  );
  expect([...said].filter((name) => owners.has(name) && !ours.has(name))).toEqual([]);
});

test('no rule makes each change beside a field a change of the whole page', () => {
  const [sheet = ''] = find('assets/site-*.css').map(textOf);
  const selectors = [...sheet.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector);
  expect(selectors.filter((one) => one.includes(':has(')).length).toBeGreaterThan(10);
  // ‘Everything within what holds this’: browsers then ask everything anew. Where the system chooses colours it must.
  expect(selectors.filter((one) => /:has\(.*\) \*/.test(one))).toEqual([
    expect.stringContaining(
      `:is([aria-pressed=true],a[aria-current],label:has(>.${asSaid('appearance-none')}:checked)) *`,
    ),
  ]);
  // ‘Whatever follows’ anything or a tag: what comes or goes then concerns all around it, four hundred time zones too.
  const following = /(?:^|[\s>+~,(])(?:\*|[a-z]\w*|:is\([a-z\d, ]+\))[+~]\*/;
  expect(selectors.filter((one) => following.test(one))).toEqual([]);
});
