import type { ServicePage, ServiceSectionOf } from '#content/schema/service.ts';
import { sumOf } from '#content/schema/sum.ts';
import { services } from '#content/services/all.ts';
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
};

type Place = Pick<ServicePage, 'slug' | 'name'>;

/** The sum of a section. */
export function pagedSum({ slug, name }: Place, section: ServiceSectionOf<'worked-example'>): PagedSum {
  const { id, title, lead, lines, chart = null, conclusion } = section;
  const place = { id: `${slug}/${id}`, title, lead, path: `/services/${slug}`, page: name };
  return { ...place, sum: sumOf(section), shownLines: lines.length, chart, conclusion };
}

/** Every sum of the site, as the release in use has them. */
export function pagedSums(): PagedSum[] {
  return Object.values(services).flatMap((page) =>
    page.sections.flatMap((one) => (one.kind === 'worked-example' ? [pagedSum(page, one)] : [])),
  );
}

export function sumById(id: string): PagedSum | null {
  return pagedSums().find((one) => one.id === id) ?? null;
}
