import { beforeAll, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { openingScript } from '#domain/passing/opening.ts';
import { firstLetters } from '#scripts/fonts/letters.ts';
import { siteOrigin } from '#scripts/site-origin.ts';
import { type PageReport, readPage } from '#tests/support/page-reader.ts';
import { readOnlySite } from '#tests/support/read-only-site.ts';

// Walks the whole site by its links, as a visitor without JavaScript or a search engine would.

type Answer = { status: number; location: string | null; report: PageReport | null };

const origin = siteOrigin(process.env);
const answers = new Map<string, Answer>();
/** Which pages link to an address, by that address. */
const linkedFrom = new Map<string, Set<string>>();
const resources = new Set<string>();
const siteUrl = readOnlySite();
let listed: string[] = [];

// One crawl; the tests look at what it brought home.
beforeAll(async () => {
  const sitemap = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
  listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => pathOf(address) ?? address,
  );
  const queue = ['/', ...listed];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (!answers.has(path)) queue.push(...(await visit(path)));
  }
});

/** Path and query of an address of this site; null for other sites, mail and telephone. */
function pathOf(href: string, from = '/'): string | null {
  const url = new URL(href, `${origin}${from}`);
  return url.origin === origin ? url.pathname + url.search : null;
}

/** Fetches an address and notes what it says. @returns where its links lead */
async function visit(path: string): Promise<string[]> {
  const response = await fetch(siteUrl() + path, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  const report = isPage && response.status === 200 ? readPage(await response.text()) : null;
  answers.set(path, { status: response.status, location: response.headers.get('location'), report });
  if (!report) return [];
  for (const resource of report.resources) {
    const address = pathOf(resource, path);
    if (address) resources.add(address);
  }
  const targets = report.links.flatMap(({ href }) => pathOf(href, path) ?? []);
  for (const target of targets) linkedFrom.set(target, (linkedFrom.get(target) ?? new Set()).add(path));
  // A page chosen by a query (a day, a time) must answer, but offers no new places.
  return path.includes('?') ? [] : targets;
}

/** The pages of the sitemap, each with its report. One that does not answer is the first test's business. */
function listedPages(): [path: string, report: PageReport][] {
  return listed.flatMap((path): [string, PageReport][] => {
    const report = answers.get(path)?.report;
    return report ? [[path, report]] : [];
  });
}

/** What is wrong, one line each, of every listed page. */
function faults(find: (report: PageReport, path: string) => string[]): string[] {
  return listedPages().flatMap(([path, report]) => find(report, path).map((fault) => `${path}: ${fault}`));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('the sitemap lists exactly the pages of content/pages.ts, and each answers', () => {
  expect(listed.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  const silent = listed.filter((path) => answers.get(path)?.status !== 200);
  expect(silent, 'pages of the sitemap that do not answer 200').toEqual([]);
});

test('no internal link is broken or leads round a corner', () => {
  const broken = [...linkedFrom].flatMap(([target, from]) => {
    const answer = answers.get(target);
    if (answer?.status === 200) return [];
    return [`${target} answers ${answer?.status}, linked from ${[...from].slice(0, 3).join(', ')}`];
  });
  expect(broken).toEqual([]);
});

test('no page is an orphan', () => {
  const orphans = listed.filter((path) => [...(linkedFrom.get(path) ?? [])].every((from) => from === path));
  expect(orphans).toEqual([]);
});

test('every image, icon, font, style, script and preview that a page names is there', async () => {
  const statuses = await Promise.all(
    [...resources].map(
      async (path) => `${(await fetch(siteUrl() + path, { method: 'HEAD' })).status} ${path}`,
    ),
  );
  expect(statuses.length).toBeGreaterThan(50);
  expect(statuses.filter((line) => !line.startsWith('200 '))).toEqual([]);
});

test('no page that ships makes a first visit fetch a second cut of a face', () => {
  // What no cut has is drawn by the system: line breaks, pictures among letters.
  const cuttable = /[ -\u024f\u2010-\u203a]/u;
  const found = faults(({ letters }) =>
    letters.filter((one) => cuttable.test(one) && !firstLetters.includes(one)),
  );
  expect(found, 'letters that scripts/fonts/letters.ts has not').toEqual([]);
});

test('no two pages share a title or a description', () => {
  const reports = listedPages();
  expect(repeated(reports.map(([, { facts }]) => facts.title))).toEqual([]);
  expect(repeated(reports.map(([, { facts }]) => facts.description))).toEqual([]);
});

test('each page has one h1, and its headings skip no level', () => {
  const found = faults(({ headings }) => {
    const first = headings.filter(({ level }) => level === 1).length;
    const skips = headings.flatMap(({ level, text }, index) => {
      const before = headings[index - 1]?.level ?? level;
      return level > before + 1 ? [`h${level} '${text}' follows an h${before}`] : [];
    });
    return first === 1 ? skips : [`${first} h1`, ...skips];
  });
  expect(found).toEqual([]);
});

test('each image says what it shows or that it decorates, and how large it is', () => {
  const found = faults(({ images }) =>
    images.flatMap(({ src, alt, width, height }) => [
      ...(alt === null ? [`${src} has no alt`] : []),
      ...(Number(width) > 0 && Number(height) > 0 ? [] : [`${src} has no size`]),
    ]),
  );
  expect(found).toEqual([]);
});

test('each fragment of a link names something on its page, and no id stands twice', () => {
  const found = faults(({ ids, links }, path) => [
    ...repeated(ids).map((id) => `the id '${id}' stands twice`),
    ...links.flatMap(({ href }) => {
      const { hash } = new URL(href, `${origin}${path}`);
      const target = pathOf(href, path);
      if (target === null || hash === '') return [];
      const known = answers.get(target)?.report?.ids;
      const there = known?.includes(decodeURIComponent(hash.slice(1))) ?? true;
      return there ? [] : [`${href} leads to nothing`];
    }),
  ]);
  expect(found).toEqual([]);
});

test('no page is painted before its first section is read: what is there would jump', () => {
  const found = faults(({ ids, paintsAfter }) => {
    const [place = '', ...others] = paintsAfter.map((href) => href.slice(1));
    const comesLater = ids.indexOf(place) > ids.indexOf('main');
    return others.length === 0 && comesLater ? [] : [`painted after '${paintsAfter}'`];
  });
  expect(found).toEqual([]);
});

test('links that open a tab keep it apart, and none is empty', () => {
  const found = faults(({ links }) =>
    links.flatMap(({ href, target, rel }) => {
      if (href === '' || href === '#' || /^javascript:/i.test(href)) return [`a link to '${href}'`];
      return target === '_blank' && !rel.split(' ').includes('noopener') ? [`${href} without noopener`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('each page names itself as canonical', () => {
  const found = faults(({ facts }, path) =>
    facts.canonical === origin + path ? [] : [`canonical is ${facts.canonical}`],
  );
  expect(found).toEqual([]);
});

test('no page carries a style attribute, or another script of its own than the mark of its opening', () => {
  const others = (scripts: string[]) => scripts.filter((script) => script !== openingScript);
  expect(faults(({ styled, inlineScripts }) => [...styled, ...others(inlineScripts)])).toEqual([]);
});
