import { about } from '#content/about.ts';
import { home } from '#content/home.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { caseStudies } from '#content/portfolio.ts';
import { services } from '#content/services/all.ts';
import { testimonials } from '#content/testimonials.ts';

/** The files of content/ that still hold parts marked `sample: true`, in the order of docs/content.md. */
export function sampleFiles(): string[] {
  const files: [file: string, content: unknown][] = [
    ['about.ts', about],
    ['testimonials.ts', testimonials],
    ...caseStudies.map((study): [string, unknown] => [`case-studies/${study.id}.ts`, study]),
    ['home.ts', home],
    ...Object.values(services).map((page): [string, unknown] => [`services/${page.slug}.ts`, page]),
    ['offer/summer.ts', summerOffer],
  ];
  return files.filter(([, content]) => holdsSample(content)).map(([file]) => `content/${file}`);
}

/** Whether a value, or anything in it, says `sample: true`. */
export function holdsSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('sample' in value && value.sample === true) || Object.values(value).some(holdsSample);
}
