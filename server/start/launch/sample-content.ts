import { about } from '#content/about.ts';
import { home } from '#content/home.ts';
import { type Release, releaseNow } from '#content/live.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { caseStudies } from '#content/portfolio.ts';
import { services } from '#content/services/all.ts';
import { testimonials } from '#content/testimonials.ts';

type SampleContent = { file: string; what: string; why: string };
/** `open` while it still holds something marked `sample: true`. */
type ContentPart = SampleContent & { open: boolean };

const evidence = 'A figure or a claim needs something you can show if asked.';

/** The parts of content/ that still hold something invented. */
export function sampleContent(): SampleContent[] {
  return contentParts().filter(({ open }) => open);
}

const known = new WeakMap<Release, ContentPart[]>();

/** The parts of content/ that came with something invented, in the order of docs/content.md; looked at once a release. */
export function contentParts(): readonly ContentPart[] {
  const release = releaseNow();
  const parts = known.get(release) ?? partsNow();
  known.set(release, parts);
  return parts;
}

function partsNow(): ContentPart[] {
  const parts: [file: string, content: unknown, what: string, why: string][] = [
    ['about.ts', about, 'Figures, team or history on the about page.', evidence],
    [
      'testimonials.ts',
      testimonials,
      `${testimonials.filter(holdsSample).length} client reviews.`,
      'Advertising with reviews that nobody gave is against the law, which is why each is marked.',
    ],
    ...caseStudies.map((study): [string, unknown, string, string] => [
      `case-studies/${study.id}.ts`,
      study,
      `The case study ‘${study.title}’.`,
      'Results need a source, and the client’s agreement.',
    ]),
    ['home.ts', home, 'Figures on the home page.', evidence],
    ...Object.values(services).map((page): [string, unknown, string, string] => [
      `services/${page.slug}.ts`,
      page,
      `Figures on the page ‘${page.name}’.`,
      evidence,
    ]),
    [
      'offer/summer.ts',
      summerOffer,
      'The market prices beside the summer offer.',
      'A comparison of prices must be proved before it is published. Keep the evidence.',
    ],
  ];
  return parts.map(([file, content, what, why]) => ({
    ...{ file: `content/${file}`, what, why },
    open: holdsSample(content),
  }));
}

/** Whether a value, or anything in it, says `sample: true`. */
export function holdsSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('sample' in value && value.sample === true) || Object.values(value).some(holdsSample);
}
