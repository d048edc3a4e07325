import { describe, expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { caseStudyFor } from '#content/portfolio.ts';
import {
  type ServicePage,
  type ServiceSection,
  type ServiceSectionOf,
  servicePageOf,
  serviceSlugs,
} from '#content/schema/service.ts';
import { pagedSums } from '#content/sums/all.ts';
import { exampleOf } from '#domain/sums/sum.ts';
import { work } from '#domain/sums/work.ts';
import { services } from './all.ts';
import { servicesIndex } from './index.ts';

const pages = Object.values(services);
const usual = pages.filter((page) => page.slug !== 'ppc-advertising');
const specified = usual.filter((page) => page.slug !== 'crm' && page.slug !== 'ecommerce');

const routes = new Set([
  '/',
  '/portfolio',
  '/portfolio/buddha-brands',
  '/portfolio/yards-store',
  '/portfolio/den-architecture',
  '/services',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  '/summer-offer',
  '/about',
  '/lets-talk',
  '/quote',
  '/book-discovery-call',
]);

function only<K extends ServiceSection['kind']>(page: ServicePage, kind: K): ServiceSectionOf<K> {
  const found = page.sections.filter((one): one is ServiceSectionOf<K> => one.kind === kind);
  expect(found, `${page.slug}: ${kind}`).toHaveLength(1);
  return found[0] as ServiceSectionOf<K>;
}

/** Every string below a value with the key that holds it. */
function strings(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, key));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([k, v]) => strings(v, k));
  return [];
}

const notProse = new Set([
  'id',
  'slug',
  'href',
  'kind',
  'layout',
  'service',
  'services',
  'formula',
  'unit',
  'input',
  'line',
]);
const prose = (value: unknown) => strings(value).filter(({ key }) => !notProse.has(key));
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}£%]+(?:['.,-][\p{L}\p{N}]+)*/gu) ?? [];

function repeated(all: string[]): string[] {
  const seen = new Set<string>();
  return all.filter((one) => seen.size === seen.add(one).size);
}

/** Value of an arithmetic text such as '(72 − 60) ÷ 6' or '4,000 × 1.5%'; × and ÷ bind before + and −. */
function calculate(working: string): number {
  const tokens = working.replace(/[£,]/g, '').match(/[\d.]+%?|[()×÷+−]/g) ?? [];
  expect(tokens.join(''), `only arithmetic in '${working}'`).toBe(working.replace(/[£,\s]/g, ''));
  let at = 0;
  const factor = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = sum();
      at++;
      return inner;
    }
    return token.endsWith('%') ? Number(token.slice(0, -1)) / 100 : Number(token);
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '×' || tokens[at] === '÷')
      value = tokens[at++] === '×' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '−')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  return sum();
}

describe('service pages', () => {
  it('are the nine of the product, each under its own slug', () => {
    expect(Object.entries(services).map(([slug, page]) => [slug, page.slug])).toEqual(
      serviceSlugs.map((slug) => [slug, slug]),
    );
  });

  it.each(usual)('$slug has the sections and targets of the specification', (page) => {
    expect(page.hero.buttons.map((button) => button.href)).toEqual(['/book-discovery-call', '/portfolio']);
    expect(page.closing.buttons[0]?.href).toBe('/book-discovery-call');
    expect(only(page, 'included')).toMatchObject({ title: 'What’s Included', items: { length: 6 } });
    expect(only(page, 'process').steps).toHaveLength(4);
    only(page, 'capabilities');
  });

  it.each(specified)(
    '$slug has reviews, and the three cards of the specification behind any other',
    (page) => {
      expect(only(page, 'testimonials').ids.length).toBeGreaterThan(0);
      expect(
        only(page, 'case-studies')
          .cards.slice(-3)
          .map((card) => card.slug),
      ).toEqual(['buddha-brands', 'yards-store', 'den-architecture']);
    },
  );

  it.each(pages)(
    '$slug shows studies that had this service, the large one among them, and leads to all',
    (page) => {
      const { cards, all } = only(page, 'case-studies');
      expect(all).toEqual({ label: 'All Case Studies', href: '/portfolio' });
      const had = (slug: string) =>
        caseStudyFor(slug)?.servicesProvided.some((service) => service.slug === page.slug);
      // The three of the specification stand in its order; where it names none, all had the service.
      const proofs = specified.includes(page) ? cards.filter(({ slug }) => had(slug)) : cards;
      expect(proofs.length).toBeGreaterThan(0);
      expect(proofs.filter(({ slug }) => !had(slug))).toEqual([]);
      if (cards.length === 4) expect(proofs[0]).toBe(cards[0]);
    },
  );

  it('show each review on one page at most', () => {
    const shown = pages.flatMap(({ sections }) =>
      sections.flatMap((one) => (one.kind === 'testimonials' ? one.ids : [])),
    );
    expect(shown).toHaveLength(new Set(shown).size);
  });

  it.each(pages)('$slug answers first what it costs', (page) => {
    const first = page.ownQuestions[0]?.id ?? page.asked[0];
    expect(first).toMatch(/-costs?$/);
    expect([...page.ownQuestions.map(({ id }) => id), ...page.asked].length).toBeGreaterThan(4);
  });

  it('name the six strands of SEO & GEO and the four steps of social media', () => {
    expect(only(services['seo-geo'], 'capabilities').items.map((item) => item.title)).toEqual([
      'Advanced SEO',
      'Generative Engine Optimization',
      'Local SEO',
      'Content Optimization',
      'Authority Building',
      'Performance Tracking',
    ]);
    const social = services['social-media-marketing'];
    expect(only(social, 'capabilities').items).toHaveLength(6);
    expect(only(social, 'process').steps.map((step) => step.title)).toEqual([
      'Brand & Audience Analysis',
      'Content Strategy Development',
      'Content Creation & Publishing',
      'Optimization & Growth',
    ]);
  });

  it('show three starred reviews on social media and SEO & GEO, and stars nowhere else', () => {
    const starred = pages.filter(({ sections }) =>
      sections.some((one) => one.kind === 'testimonials' && one.stars),
    );
    expect(starred.map((page) => page.slug)).toEqual(['social-media-marketing', 'seo-geo']);
    for (const page of starred) expect(new Set(only(page, 'testimonials').ids).size).toBe(3);
  });

  it('gives PPC its own shape, buttons and figures', () => {
    const ppc = services['ppc-advertising'];
    expect(ppc.hero.buttons).toEqual([
      { label: 'Get Free PPC Audit', href: '/book-discovery-call' },
      { label: 'Request Quote', href: '/quote' },
    ]);
    expect(ppc.closing.buttons).toEqual([
      { label: 'Get Free PPC Audit', href: '/book-discovery-call' },
      { label: 'Request Custom Quote', href: '/quote' },
    ]);
    expect(only(ppc, 'benefits').items.map((item) => item.title)).toEqual([
      'Precision Targeting',
      'Proven ROI',
      'Rapid Results',
    ]);
    expect(only(ppc, 'channels').lists.map((list) => list.title)).toEqual([
      'Google Ads',
      'Social advertising',
    ]);
    expect(only(ppc, 'process').steps.map((step) => step.title)).toEqual([
      'Strategy & Research',
      'Campaign Setup',
      'Launch & Monitor',
      'Scale & Optimize',
    ]);
    expect(only(ppc, 'results').stats.map((stat) => stat.value)).toEqual([
      '4.2x',
      '-67%',
      '3.8%',
      '48 hours',
    ]);
    expect(only(ppc, 'testimonials').ids).toHaveLength(1);
    expect(JSON.stringify(ppc)).toContain('3–5x return');
  });

  it('gives each page a section kind or heading that no other page has', () => {
    const shared = ['capabilities', 'process', 'included', 'case-studies', 'testimonials'];
    const own = pages.map((page) =>
      page.sections
        .filter((one) => !shared.includes(one.kind))
        .map((one) => one.kind)
        .join(' '),
    );
    expect(own.every(Boolean)).toBe(true);
    expect(repeated(own)).toEqual([]);
    const orders = pages.map((page) => page.sections.map((one) => one.kind).join(' '));
    expect(repeated(orders)).toEqual([]);
  });

  it('refuses a page with one case-study card, and names the field', () => {
    const broken = structuredClone({ ...services['web-design'] });
    only(broken, 'case-studies').cards.splice(1);
    const result = servicePageOf('web-design').safeParse(broken);
    expect(result.error?.issues.some((issue) => issue.path.includes('cards'))).toBe(true);
  });

  it('refuses a drawing of another study on a card, and shows the poster where none is chosen', () => {
    const { cards } = only(structuredClone({ ...services['web-design'] }), 'case-studies');
    const sections = (drawing: string | undefined) =>
      services['web-design'].sections.map((one) =>
        one.kind === 'case-studies'
          ? { ...one, cards: cards.with(0, { ...cards[0], drawing } as never) }
          : one,
      );
    const judged = (drawing: string | undefined) =>
      servicePageOf('web-design').safeParse({ ...services['web-design'], sections: sections(drawing) });
    expect(judged('yards-store-till').error?.issues[0]?.path).toContain('drawing');
    const page = judged(undefined).data;
    expect(page && only(page, 'case-studies').cards[0]?.drawing).toBe('poster');
  });
});

describe('services index', () => {
  it('sends each complaint to a different service and files each service once', () => {
    const sorted = [...serviceSlugs].sort();
    expect(servicesIndex.byProblem.entries.map((entry) => entry.service).sort()).toEqual(sorted);
    expect(servicesIndex.groups.list.flatMap((group) => group.services).sort()).toEqual(sorted);
  });
});

describe('about page', () => {
  it('has the specified figures, team size and closing buttons', () => {
    expect(about.stats.items.map((item) => `${item.value} ${item.label}`)).toEqual([
      '95% client retention',
      '6.5x average ROAS',
      '450% lead flow improvement',
      '5+ years in business',
    ]);
    expect(about.team.members).toHaveLength(6);
    expect(about.closing.buttons).toEqual([
      { label: 'Book Discovery Call', href: '/book-discovery-call' },
      { label: 'View Our Work', href: '/portfolio' },
    ]);
  });
});

describe('all of it', () => {
  const everything = { ...services, index: servicesIndex, about };

  it('links to known routes only', () => {
    const targets = strings(everything).filter(({ key }) => key === 'href');
    expect(targets.length).toBeGreaterThan(40);
    expect(targets.map(({ text }) => text.split('#')[0] ?? '').filter((path) => !routes.has(path))).toEqual(
      [],
    );
  });

  it('says no sentence of five or more words twice', () => {
    const sentences = prose(everything)
      .flatMap(({ text }) => text.split(/(?<=[.!?:;])\s+/))
      .map((sentence) => words(sentence))
      .filter((sentence) => sentence.length >= 5)
      .map((sentence) => sentence.join(' '));
    expect(sentences.length).toBeGreaterThan(500);
    expect(repeated(sentences)).toEqual([]);
  });

  it('repeats no run of six words from one text to another', () => {
    const runs = prose(everything).flatMap(({ text }) => {
      const list = words(text);
      return [...new Set(list.slice(5).map((_, index) => list.slice(index, index + 6).join(' ')))];
    });
    expect(repeated(runs)).toEqual([]);
  });

  it('shows arithmetic that comes out right', () => {
    const lines = pagedSums().flatMap(({ sum }) => work(sum, exampleOf(sum), { nothing: '', large: '' }));
    expect(lines.length).toBeGreaterThan(10);
    for (const { working, result } of lines)
      expect(calculate(working), working).toBeCloseTo(calculate(result), 0);
  });

  it('keeps to British spelling and plain words, apart from the specified titles', () => {
    const specified =
      /Generative Engine Optimization|Content Optimization|Optimization & Growth|Scale & Optimize/g;
    const text = prose(everything)
      .map((one) => one.text.replace(specified, ''))
      .join('\n');
    const found = text.match(
      /\b(color|center|optimiz|organiz|analyz|leverag|seamless|cutting-edge|synerg|unlock|elevat|game-chang|world-class|bespoke|solutions?\b)\w*/gi,
    );
    expect(found ?? []).toEqual([]);
  });
});
