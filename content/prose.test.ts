import { describe, expect, it } from 'vitest';
import { contrastOf } from '#server/content/gate/contrast.ts';
import { booking } from './booking.ts';
import { contact } from './contact.ts';
import { summerOffer } from './offer/summer.ts';
import { pages } from './pages.ts';
import { caseStudies, caseStudyFor, moreCaseStudies, portfolioText } from './portfolio.ts';
import { quote } from './quote.ts';
import { casePalettes } from './schema/case-palettes.ts';
import { testimonials } from './testimonials.ts';

const notProse = new Set([
  'id',
  'image',
  'url',
  'colour',
  'slug',
  'lastModified',
  'logo',
  'sample',
  'number',
  'to',
  'button',
  'submit',
]);

/** Every text below a value, without ids, addresses and colours. */
function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return notProse.has(key) || value.startsWith('oklch(') ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([k, v]) => texts(v, k));
  return [];
}

const sentences = (prose: string[]) =>
  prose
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 4);

const wordCount = (prose: string[]) => prose.join(' ').split(/\s+/).length;

describe('case studies', () => {
  it('are the five of the specification and this site, with its timelines and teams until they tell of real clients', () => {
    const specified: Record<string, string[]> = {
      'buddha-brands': ['6 weeks', '3 specialists'],
      'yards-store': ['8 weeks', '2 specialists'],
      'den-architecture': ['4 weeks', '3 specialists'],
      'chartford-homes': ['10 weeks', '4 specialists'],
      'broken-society': ['8 weeks', '3 specialists'],
      'this-site': ['In use', 'Our own'],
    };
    expect(caseStudies.map(({ id }) => id)).toEqual(Object.keys(specified));
    for (const { id, sample, timeline, team } of caseStudies) {
      if (sample) expect([timeline, team]).toEqual(specified[id]);
    }
  });

  it.each(caseStudies)('$id is one full story with numbered goals', (study) => {
    // Words beside pictures are no part of the story.
    const words = wordCount(texts({ ...study, exhibits: [] }));
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1000);
    expect(study.objectives.goals.map((goal) => goal.number)).toEqual(
      study.objectives.goals.map((_, index) => `0${index + 1}`),
    );
  });

  it.each(Object.entries(casePalettes))(
    'the colours of %s carry text that is readable',
    (_, { base, accent }) => {
      for (const { colour, text } of [base, accent]) {
        expect(contrastOf(colour, text)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('have a colour pair each, and a page entry each', () => {
    expect(new Set(caseStudies.map((study) => study.palette)).size).toBe(caseStudies.length);
    const pairs = Object.values(casePalettes);
    expect(new Set(pairs.map(({ base }) => base.colour)).size).toBe(pairs.length);
    expect(new Set(pairs.map(({ accent }) => accent.colour)).size).toBe(pairs.length);
    for (const study of caseStudies)
      expect(pages.map((page) => page.path)).toContain(`/portfolio/${study.id}`);
  });

  it('are found by id, and offer three others', () => {
    expect(caseStudyFor('yards-store')?.title).toBe('Yards Store');
    expect(caseStudyFor('nobody')).toBeUndefined();
    expect(moreCaseStudies('chartford-homes').map((study) => study.id)).toEqual([
      'broken-society',
      'this-site',
      'buddha-brands',
    ]);
  });
});

describe('testimonials', () => {
  // Real reviews may be more or fewer.
  it.runIf(testimonials.every((one) => one.sample))('are the eleven of the specification', () => {
    expect(testimonials.map((one) => [one.id, one.logo])).toEqual(
      [
        'logo-wellness',
        'logo-car-finance',
        'logo-store',
        'logo-boiler',
        'logo-doughnut',
        'logo-accountancy',
        'logo-used-cars',
        'logo-promotion',
        'logo-homes',
        'logo-clothing',
        'logo-architecture',
      ].map((logo, index) => [index + 1, logo]),
    );
  });

  it('are by different authors', () => {
    expect(new Set(testimonials.map((one) => one.author)).size).toBe(testimonials.length);
  });
});

describe('prose', () => {
  it('says no sentence twice across case studies, testimonials, forms, offer and page descriptions', () => {
    // The consent of an open and of a coming offer is one sentence by intention: they are never seen together.
    const withoutConsent = Object.values(summerOffer.states).map(({ consent: _, ...rest }) => rest);
    const all = sentences([
      ...texts(caseStudies),
      ...testimonials.map((one) => one.text),
      ...texts(portfolioText),
      ...[contact, quote, booking].flatMap((page) => texts(page)),
      ...texts({ ...summerOffer, states: withoutConsent }),
      ...pages.flatMap((page) => [page.description, page.socialDescription]),
    ]);
    const seen = new Set<string>();
    const twice = all.filter((sentence) => seen.has(sentence) || !seen.add(sentence));
    expect(all.length).toBeGreaterThan(300);
    expect(twice).toEqual([]);
  });
});
