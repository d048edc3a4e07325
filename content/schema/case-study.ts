import { z } from 'zod';
import { isoDate, sample, text } from './page.ts';
import { serviceSlugs } from './service.ts';

export const caseStudyIds = [
  'buddha-brands',
  'yards-store',
  'den-architecture',
  'chartford-homes',
  'broken-society',
] as const;

const oklch = z
  .string()
  .regex(/^oklch\(0?\.\d+ 0?\.\d+ \d+(\.\d+)?\)$/, "must be a colour such as 'oklch(0.36 0.06 155)'");

/** A surface and the text colour that stands on it at 4.5:1 or better. */
const swatch = z.object({ colour: oklch, text: oklch });
const percentage = z.string().regex(/^[+-]?\d{1,3}%$/, "must be a percentage such as '65%'");
const paragraphs = z.array(text(700)).min(1, 'needs at least one paragraph');

/** One project: the summary for cards and the whole page, as one object. */
export const caseStudySchema = z
  .object({
    id: z.enum(caseStudyIds),
    /** True while the story and its figures are invented. */
    sample,
    /** Where the figures come from; shown beside them. */
    basis: text(300),
    lastModified: isoDate,

    title: text(40),
    category: text(40),
    tagline: text(110),
    description: text(240),
    /** Scene image name; the same as the id. */
    image: z.string(),
    url: z.url('must be a web address such as https://www.client.co.uk'),
    tags: z.array(text(28)).min(2).max(5),
    timeline: z.string().regex(/^\d+ weeks$/, "must be a length such as '6 weeks'"),
    team: z.string().regex(/^\d+ specialists$/, "must be a size such as '3 specialists'"),
    palette: z.object({ base: swatch, accent: swatch }),

    /** Exactly three lines for cards. */
    results: z.tuple([text(70), text(70), text(70)]),
    keyMetrics: z
      .array(z.object({ percentage, label: text(40), description: text(200) }))
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
      keyResults: z.array(z.object({ percentage, description: text(200) })).min(2),
      conclusion: text(700),
    }),
    /** The client’s results today, beyond the percentages: 'Results Delivered'. */
    resultsDelivered: z.array(text(160)).min(3).max(6),
    servicesProvided: z
      .array(z.object({ label: text(40), slug: z.enum(serviceSlugs), description: text(140) }))
      .min(2),
  })
  .superRefine((study, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { basis, id, image, url } = study;
    if (study.sample && !basis.startsWith('Sample figures'))
      wrong('basis', "must begin with 'Sample figures' while sample is true");
    if (!study.sample && /sample/i.test(basis))
      wrong('basis', 'must say where the real figures come from, now that sample is false');
    if (!study.sample && new URL(url).hostname.endsWith('.example'))
      wrong('url', "must be the client's real address, now that sample is false");
    if (image !== id) wrong('image', `must be '${id}', as the id`);
  });

export type CaseStudy = z.infer<typeof caseStudySchema>;
export type CaseStudyId = CaseStudy['id'];
