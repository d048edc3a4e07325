import { get } from 'node:http';
import { expect, test } from 'vitest';
import { gaugePlace } from '#app/shell/tide-gauge.tsx';
import { faqTabs } from '#content/faqs/all.ts';
import { questionsPath, topicPath } from '#content/faqs/paths.ts';
import { pages as everyPage } from '#content/pages.ts';
import { caseStudies, moreCaseStudies } from '#content/portfolio.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { testimonials } from '#content/testimonials.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { nextWaters, tideAt } from '#domain/shore/tide.ts';
import { asSaid } from '#tests/support/own-names.ts';
import { parsePage } from '#tests/support/page-reader.ts';
import { readOnlySite } from '#tests/support/read-only-site.ts';
import { siteNow } from '#tests/support/site-now.ts';

// That pages say what their content says, read from the HTML as it is sent.

const site = readOnlySite();
const pages = Object.values(services);

/** The document at a path, and ways to look into its main part. */
async function open(path: string) {
  const page = parsePage(await (await fetch(site() + path)).text());
  const all = (selector: string) => [...page.querySelectorAll(`main ${selector}`)];
  const link = (name: string) => all('a').find((one) => textOf(one) === name);
  return { all, link, text: textOf(page.querySelector('main')), title: textOf(page.querySelector('h1')) };
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const rated = (ids: number[]) =>
  testimonials.filter(({ id, rating }) => ids.includes(id) && rating === 5).length;

test('the index of services leads to all nine by complaint and by group, with their prices', async () => {
  const { all, title } = await open('/services');
  expect(title).toBe(servicesIndex.hero.headline);
  for (const { id } of [servicesIndex.byProblem, servicesIndex.groups]) {
    const paths = all(`#${id} a`).map((one) => one.getAttribute('href'));
    expect(new Set(paths)).toEqual(new Set(pages.map(({ slug }) => `/services/${slug}`)));
  }
  const groups = all('#groups')[0];
  expect(textOf(groups)).toContain('From £150 + VAT a month£180 with VAT at 20%');
  // Where a whole group is priced later, that is said once.
  expect(textOf(groups).split(serviceLabels.priceLater)).toHaveLength(2);
  const { list } = servicesIndex.groups;
  expect(all('#groups h3').map(textOf)).toEqual(list.map(({ title }) => title));
  expect(all('#groups h4 a').map((one) => one.getAttribute('href'))).toEqual(
    list.flatMap(({ services }) => services.map((slug) => `/services/${slug}`)),
  );
  // The amount with VAT is as large as the one without.
  const spans = [...(groups?.querySelectorAll('span') ?? [])];
  const looksOf = (words: string) => spans.find((one) => textOf(one) === words)?.className;
  expect(looksOf('£180')).toMatch(/./);
  expect(looksOf('£180')).toBe(looksOf('From £150'));
});

test.each(pages)('$slug shows every section of its content, in order', async (service) => {
  const { all, link, title } = await open(`/services/${service.slug}`);
  expect(title).toBe(service.hero.headline);
  expect(all('h2').map(textOf)).toEqual([
    ...service.sections.map((section) => section.title),
    serviceLabels.asked,
    service.closing.title,
  ]);
  for (const id of service.asked) expect(all(`#asked #faq-${id}`), id).toHaveLength(1);
  for (const { id } of service.sections) expect(all(`section#${id}`)).toHaveLength(1);
  for (const { label, href } of [...service.hero.buttons, ...service.closing.buttons])
    expect(link(label)?.getAttribute('href'), label).toBe(href);
  expect(all('img')[0]?.getAttribute('alt')).toMatch(/\w/);
  // Stars stand only where a client gave them.
  const reviews = service.sections.find(({ kind }) => kind === 'testimonials');
  const stars = reviews?.kind === 'testimonials' && reviews.stars ? rated(reviews.ids) : 0;
  expect(all('[role="img"][aria-label="Five stars out of five"]')).toHaveLength(stars);
});

test.each([
  ['/services/seo', '/services/seo-geo'],
  ['/services/social-media-management', '/services/social-media-marketing'],
  ['/services/ad-services', '/services/ppc-advertising'],
])('%s has moved for good', async (from, to) => {
  const answer = await fetch(`${site()}${from}?utm_source=letter`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toMatch(new RegExp(`${to}\\?utm_source=letter$`));
});

const calledFor: Record<string, [timeline: string, team: string]> = {
  'buddha-brands': ['6 weeks', '3 specialists'],
  'yards-store': ['8 weeks', '2 specialists'],
  'den-architecture': ['4 weeks', '3 specialists'],
  'chartford-homes': ['10 weeks', '4 specialists'],
  'broken-society': ['8 weeks', '3 specialists'],
};

test.each(caseStudies)('the case study $id tells all of it', async (study) => {
  const { all, link, text, title } = await open(`/portfolio/${study.id}`);
  expect(title).toBe(study.title);
  expect(all('h2').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'The Challenge',
      `Objectives:${study.objectives.title}`,
      `Strategy:${study.strategy.title}`,
      'Our Solution',
      `Execution:${study.execution.title}`,
      `Results:${study.outcome.title}`,
      'Results Delivered',
      'Services Provided',
      'More Case Studies',
      'Speak to an expert',
    ]),
  );
  const texts = [
    study.tagline,
    ...(calledFor[study.id] ?? []),
    ...study.keyMetrics.flatMap((metric) => [metric.percentage, metric.label, metric.description]),
    ...study.objectives.description,
    ...study.objectives.goals.flatMap((goal) => [goal.number, goal.title, goal.description]),
    ...study.strategy.description,
    study.execution.before.description,
    study.execution.after.description,
    ...study.outcome.keyResults.map((result) => result.description),
    study.outcome.conclusion,
    ...study.resultsDelivered,
    ...study.servicesProvided.map((service) => service.description),
    study.basis,
    ...[study.challenge, study.solution].flatMap((long) => long.split(/(?<=[.!?]) /)),
  ];
  expect(texts.filter((one) => !text.includes(one))).toEqual([]);
  // The page before lies below the page after once more, where one wipes over the other.
  const shown = all('.exhibit img:not(.wipe-under)').map((one) => one.getAttribute('alt') ?? '');
  expect(shown.length).toBeGreaterThanOrEqual(8);
  expect(shown.filter((alt) => alt.length < 20)).toEqual([]);
  const said = study.exhibits.flatMap(({ title, caption }) => [title, caption]);
  expect(said.filter((one) => !text.includes(one))).toEqual([]);
  expect(link('Back to Portfolio')?.getAttribute('href')).toBe('/portfolio');
  // Who reads about this site is there already: the button leads to its tide.
  const own = study.url === '/';
  const website = all('a').find((one) => textOf(one).startsWith(own ? 'See the tide' : 'Visit Website'));
  expect(website?.getAttribute('href')).toBe(own ? '#picture' : study.url);
  expect(all('#picture img')).toHaveLength(study.telling.opening === 'picture' ? 1 : 0);
  expect(website?.getAttribute('target')).toBe(own ? null : '_blank');
  expect(link('Start Your Project')?.getAttribute('href')).toBe('/lets-talk');
  expect(all('img')[0]?.getAttribute('fetchpriority')).toBe('high');
  const more = all('h2')
    .find((one) => textOf(one) === 'More Case Studies')
    ?.closest('section');
  const others = [...(more?.querySelectorAll('li a') ?? [])].map((one) => one.getAttribute('href'));
  expect(others).toEqual(moreCaseStudies(study.id).map(({ id }) => `/portfolio/${id}`));
});

/** `DOCUMENT_POSITION_FOLLOWING`, where there is no browser to say it. */
const follows = 4;
const isBefore = (one: Element, other: Element | null) =>
  other !== null && (one.compareDocumentPosition(other) & follows) !== 0;

/** Their first field comes soon: above it the flag alone tells the tide. */
const asking = /^\/(?:lets-talk|quote|summer-offer|careers|book-discovery-call|your-data)$/;

test('wherever a gauge stands, a flag on it and one line name the tide, and a screen reader hears neither', async () => {
  let gauges = 0;
  for (const { path } of everyPage) {
    const page = parsePage(await (await fetch(site() + path)).text());
    const staffs = page.querySelectorAll('main svg path[d*="h-6m6"]').length;
    gauges += staffs;
    expect(page.querySelectorAll('main use[href="#sea-at"]'), path).toHaveLength(staffs);
    if (staffs === 0) continue;
    const [flag, another] = page.querySelectorAll('main #sea-tag');
    expect(another, path).toBeUndefined();
    expect(flag && [...flag.querySelectorAll('text')].map(textOf), path).toEqual(['Tide', 'm']);
    expect(flag?.querySelectorAll('use[href="#sea-level"]'), path).toHaveLength(1);
    const lines = [...page.querySelectorAll('main p:has(use[href="#sea-next"])')];
    const fields = page.querySelector('main form');
    const above = lines.filter((one) => !asking.test(path) || isBefore(one, fields));
    expect(above.length > 0, path).toBe(!asking.test(path));
    for (const one of [flag, ...lines]) expect(one?.closest('[aria-hidden="true"]'), path).toBeTruthy();
  }
  expect(gauges).toBeGreaterThan(10);
});

// The site's clock stands at 9:00 of November 20th 2026, and goes on from there.
test.each(['/', '/about', '/quote', '/no-such-page'])('%s ends with the tide of the minute', async (path) => {
  const response = await fetch(site() + path);
  const html = await response.text();
  const page = parsePage(html);
  const tide = page.querySelector('#tide');
  const now = tideAt(Date.parse(siteNow));
  expect(Math.abs(Number(textOf(tide?.querySelector('b'))) - now)).toBeLessThan(0.15);
  // What stands beside the lines further up refers to these.
  expect(textOf(tide?.querySelector('#sea-level'))).toBe(textOf(tide?.querySelector('b')));
  const waters = [...(tide?.querySelectorAll('#sea-next tspan') ?? [])].map(textOf);
  expect(waters).toEqual([...(tide?.querySelectorAll('time') ?? [])].slice(0, 2).map(textOf));
  // What rides on them stands where they meet the staff.
  const ridesAt = Number(tide?.querySelector('#sea-at')?.getAttribute('y')?.replace('%', ''));
  expect(Math.abs(ridesAt - gaugePlace(now))).toBeLessThan(2);
  if (path === '/') {
    // The line below the words tells it, too, with the next high water and the way that the end of the page shows.
    const line = page.querySelector('main p:has(use[href="#sea-next"])');
    expect(line?.querySelectorAll('use[href="#sea-level"]')).toHaveLength(1);
    const ways = [...(tide?.querySelectorAll('i') ?? [])].map(textOf);
    expect(ways).toHaveLength(2);
    expect([...(line?.querySelectorAll('b :is(.rises, .falls)') ?? [])].map(textOf)).toEqual(ways);
  }
  const [high, low] = [...(tide?.querySelectorAll('time') ?? [])].map((time) => Date.parse(time.dateTime));
  const next = nextWaters(Date.parse(siteNow));
  expect(Math.abs((high ?? 0) - next.high.at)).toBeLessThan(2 * minuteMs);
  expect(Math.abs((low ?? 0) - next.low.at)).toBeLessThan(2 * minuteMs);
  expect(tide?.querySelector('[role="img"]')?.getAttribute('aria-label')).toMatch(
    /High water \d\d:\d\d, \d\.\d m\./,
  );
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('%tide-');
  expect(textOf(page.querySelector('footer'))).toContain('not for navigation');
});

test.each(['/about', '/quote'])('%s comes in the palette that was chosen', async (path) => {
  const rootWith = async (cookie: string) => {
    const page = parsePage(await (await fetch(site() + path, { headers: { Cookie: cookie } })).text());
    const pressed = page.querySelector('#tide [aria-pressed="true"]')?.getAttribute('value');
    return [page.documentElement.getAttribute('data-palette'), pressed];
  };
  // At nine in the morning the device is asked unless somebody has chosen.
  expect(await rootWith('other=1')).toEqual([null, 'sun']);
  expect(await rootWith('palette=night')).toEqual(['night', 'night']);
  expect(await rootWith('palette=day')).toEqual(['day', 'day']);
});

test('a choice of palette is kept, goes back to its page and nowhere else, and with the sun nothing is kept', async () => {
  const send = async (palette: string, from: string | null) => {
    const headers = { Origin: site(), ...(from && { Referer: from }) };
    const body = new URLSearchParams({ palette });
    const answer = await fetch(`${site()}/palette`, { method: 'POST', body, headers, redirect: 'manual' });
    return [answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')];
  };
  const kept = 'palette=night; Path=/; Max-Age=31536000; SameSite=Lax';
  const gone = 'palette=; Path=/; Max-Age=0; SameSite=Lax';
  expect(await send('night', `${site()}/about?a=1`)).toEqual([303, '/about?a=1#tide', kept]);
  expect(await send('sun', 'https://elsewhere.example/about')).toEqual([303, '/#tide', gone]);
  expect(await send('night;Domain=example', `${site()}//elsewhere.example`)).toEqual([303, '/#tide', gone]);
  expect(await send('', null)).toEqual([303, '/#tide', gone]);
});

test('ranges and short words with a hyphen are not broken, and read as before', async () => {
  const { all, text } = await open('/');
  expect(all(`dd span.${asSaid('whitespace-nowrap')}`).map(textOf)).toContain('24–48 hours');
  expect(text).toContain('24–48 hours');
});

/** How many bytes an answer has as it is sent to a browser. */
const bytesOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(site() + path, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

test.each(['/about', ...faqTabs.map(({ value }) => topicPath(value))])(
  '%s fits the first flight of a connection, which the questions of all topics do not',
  async (path) => {
    expect(await bytesOf(path)).toBeLessThan(14_000);
    expect(await bytesOf(questionsPath)).toBeGreaterThan(20_000);
  },
);
