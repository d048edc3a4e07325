import { home } from '#content/home.ts';
import type { ServicePage, ServiceSectionOf } from '#content/schema/service.ts';
import { sumOf } from '#content/schema/sum.ts';
import { services } from '#content/services/all.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { site } from '#content/site.ts';
import type { Sum, SumChart } from '#domain/sums/sum.ts';

/** A sum that visitors can change, wherever it stands. */
export type PagedSum = {
  /** The page's last part and the section's id: 'ppc-advertising/price-of-a-click'. */
  id: string;
  title: string;
  lead: string;
  /** The page that shows it, and what that is called. */
  path: string;
  page: string;
  sum: Sum;
  /** So many of its lines are read on the slip; those after them serve the conclusion. */
  shownLines: number;
  chart: (SumChart & { caption: string }) | null;
  conclusion: string;
  /** Stages of a checkout, which are drawn as bars. */
  funnel?: ServiceSectionOf<'funnel'>;
};

type Place = Pick<ServicePage, 'slug' | 'name'>;

/** The sum of a section. */
export function pagedSum({ slug, name }: Place, section: ServiceSectionOf<'worked-example'>): PagedSum {
  const { id, title, lead, lines, chart = null, conclusion } = section;
  const place = { id: `${slug}/${id}`, title, lead, path: `/services/${slug}`, page: name };
  return { ...place, sum: sumOf(section), shownLines: lines.length, chart, conclusion };
}

/** The sum of a checkout: how many of the first stage reach each other one, as found and as repaired. */
export function funnelSum({ slug, name }: Place, section: ServiceSectionOf<'funnel'>): PagedSum {
  const { id, title, lead, first, stages, worth, results, note } = section;
  const { asFound, asRepaired } = serviceLabels;
  const share = { unit: 'percent', least: 0, most: 100, step: 1 } as const;
  const count = { unit: 'count', least: 1, most: 10_000_000, step: 100 } as const;
  const product = (of: string, upTo: number) =>
    ['start', ...stages.slice(0, upTo).map((_, at) => `${of}Share${at + 1}`)].join(' × ');
  const line = (own: string, formula: string, label = '') =>
    ({ name: own, label, unit: 'count', formula }) as const;
  const sum: Sum = {
    inputs: [
      { name: 'start', label: first.name, value: first.count, ...count },
      ...stages.flatMap((stage, at) => [
        {
          name: `foundShare${at + 1}`,
          label: `${stage.name}, ${asFound.toLowerCase()}`,
          value: stage.before,
          ...share,
        },
        {
          name: `repairedShare${at + 1}`,
          label: `${stage.name}, ${asRepaired.toLowerCase()}`,
          value: stage.after,
          ...share,
        },
      ]),
      {
        name: 'worth',
        label: worth.label,
        unit: 'pounds',
        value: worth.pounds,
        least: 0,
        most: 1_000_000,
        step: 1,
      },
    ],
    lines: [
      line('found', product('found', stages.length), results.found),
      line('repaired', product('repaired', stages.length), results.repaired),
      { name: 'extra', label: results.extra, unit: 'pounds', formula: '(repaired − found) × worth' },
      ...[first, ...stages].flatMap((_, at) => [
        line(`found${at}`, product('found', at)),
        line(`repaired${at}`, product('repaired', at)),
      ]),
    ],
  };
  const place = { id: `${slug}/${id}`, title, lead, path: `/services/${slug}`, page: name };
  return { ...place, sum, shownLines: 3, chart: null, conclusion: note, funnel: section };
}

/** The home page’s report as a sum; null where the release in use has none. */
export function homeSum(): PagedSum | null {
  if (!home.sum) return null;
  const { title, lead, lines, chart = null, conclusion } = home.sum;
  const place = { id: 'home/your-report', title, lead, path: '/', page: site.name };
  return { ...place, sum: sumOf(home.sum), shownLines: lines.length, chart, conclusion };
}

/** Every sum of the site, as the release in use has them. */
export function pagedSums(): PagedSum[] {
  const ofHome = homeSum();
  const ofServices = Object.values(services).flatMap((page) =>
    page.sections.flatMap((one) => {
      if (one.kind === 'worked-example') return [pagedSum(page, one)];
      return one.kind === 'funnel' ? [funnelSum(page, one)] : [];
    }),
  );
  return ofHome ? [ofHome, ...ofServices] : ofServices;
}

export function sumById(id: string): PagedSum | null {
  return pagedSums().find((one) => one.id === id) ?? null;
}
