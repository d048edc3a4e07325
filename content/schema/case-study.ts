import { z } from 'zod';
import { casePalettes } from './case-palettes.ts';
import { exhibitsSchema } from './exhibit.ts';
import { slug } from './markdown.ts';
import { isoDate, sample, text } from './page.ts';
import { pictureSchema } from './picture.ts';
import { serviceChoice } from './service.ts';
import { tellingSchema } from './telling.ts';

/** The drawings that a study can be shown with, the scene of each project first. */
const caseImages = [
  'buddha-brands',
  'yards-store',
  'den-architecture',
  'chartford-homes',
  'broken-society',
  'this-site',
  'tile-wellness',
  'tile-store',
  'tile-doughnut',
] as const;
const palettes = Object.keys(casePalettes) as (keyof typeof casePalettes)[];

const percentage = z
  .string()
  .regex(
    /^([+-]?\d{1,3}%|\d{1,3}(,\d{3})?(\.\d)?( (kB|s|ms|of \d{1,2}))?)$/,
    "must be a figure such as '65%', '1,200', '9.8 kB' or '10 of 10'",
  );
const paragraphs = z.array(text(700)).min(1, 'needs at least one paragraph');

const amount = text(12)
  .regex(/^\D?\d[\d,.]*\D{0,3}$/, "must be a figure such as '800', '£8.40' or '28%'")
  .optional();
/** What a figure compares: two bars of these are drawn below it, if both are there. */
const compared = {
  before: amount.meta({ title: 'Figure before', description: 'Two bars are drawn of this and the next.' }),
  after: amount.meta({ title: 'Figure after' }),
};

const anyCaseStudy = z
  .object({
    /** The end of its address; the order of the portfolio names it too. */
    id: slug().max(60, 'must be at most 60 characters').meta({ madeFrom: 'title' }),
    /** True while the story and its figures are invented. */
    sample,
    /** Where the figures come from; shown beside them. */
    basis: text(300),
    lastModified: isoDate,

    title: text(40),
    category: text(40),
    tagline: text(110),
    description: text(240),
    image: z.enum(caseImages, `must be one of the drawings: ${caseImages.join(', ')}`),
    /** Its own picture in the place of the drawing. */
    picture: pictureSchema
      .meta({
        control: 'picture',
        title: 'Picture of its own',
        description: 'Shown instead of the drawing, 4:3; at least 1,600 pixels wide is best.',
      })
      .optional(),
    url: z
      .string()
      .regex(/^(https?:\/\/[^\s/]+\.[^\s/]+(\/\S*)?|\/)$/, {
        error: 'must be a web address such as https://www.client.co.uk, or / for this site',
        abort: true,
      })
      // What has the form of an address may still lead nowhere, such as one with a port of six figures.
      .refine((url) => url === '/' || URL.canParse(url), 'must be a web address that can be followed')
      .meta({ title: 'Web address of the client' }),
    tags: z.array(text(28)).min(2).max(5),
    timeline: text(24).meta({ title: 'How long it took' }),
    team: text(40).meta({ title: 'Who worked on it' }),
    /** The colours in which it is told. */
    palette: z.enum(palettes, `must be one of the pairs of colours: ${palettes.join(', ')}`),

    /** Exactly three lines for cards. */
    results: z
      .tuple([
        text(70).meta({ title: 'First line' }),
        text(70).meta({ title: 'Second line' }),
        text(70).meta({ title: 'Third line' }),
      ])
      .meta({ title: 'Three lines on its card' }),
    keyMetrics: z
      .array(z.object({ percentage, label: text(40), description: text(200), ...compared }))
      .length(3, 'needs exactly three key metrics'),

    challenge: text(900),
    objectives: z.object({
      title: text(80),
      description: paragraphs,
      goals: z
        .array(z.object({ number: z.string().regex(/^0\d$/), title: text(60), description: text(300) }))
        .min(3, 'needs at least three goals'),
    }),
    strategy: z.object({ title: text(80), description: paragraphs }),
    solution: text(900),
    execution: z.object({
      title: text(80),
      before: z.object({ title: text(60), description: text(700) }),
      after: z.object({ title: text(60), description: text(700) }),
    }),
    /** The page's 'Results' section. */
    outcome: z.object({
      title: text(80),
      keyResults: z.array(z.object({ percentage, description: text(200), ...compared })).min(2),
      conclusion: text(700),
    }),
    exhibits: exhibitsSchema,
    telling: tellingSchema,
    /** The client’s results today, beyond the percentages: 'Results Delivered'. */
    resultsDelivered: z.array(text(160)).min(3).max(6),
    servicesProvided: z
      .array(z.object({ label: text(40), slug: serviceChoice, description: text(140) }))
      .min(2),
  })
  .superRefine((study, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { basis, url } = study;
    if (study.sample && !basis.startsWith('Sample figures'))
      wrong('basis', "must begin with 'Sample figures' while sample is true");
    if (!study.sample && /sample/i.test(basis))
      wrong('basis', 'must say where the real figures come from, now that sample is false');
    if (!study.sample && URL.parse(url)?.hostname.endsWith('.example'))
      wrong('url', "must be the client's real address, now that sample is false");
  });

/**
 * One project: the summary for cards and the whole page, as one object.
 * @param id the one that its document is kept under
 */
export const caseStudySchema = (id: string) =>
  anyCaseStudy.refine((study) => study.id === id, {
    path: ['id'],
    message: `must be '${id}', as its address: another address is another document`,
  });

/** The projects of the portfolio, in its order. */
export const portfolioOrderSchema = z.object({
  ids: z
    .array(slug().meta({ refersTo: 'case-study' }))
    .min(1, 'must name at least one case study')
    .max(30, 'must name at most 30 case studies')
    .refine((ids) => new Set(ids).size === ids.length, 'must name each case study once')
    .meta({ title: 'Case studies' }),
});

export type CaseStudy = z.infer<typeof anyCaseStudy>;
