import { z } from 'zod';
import { studyDrawings } from './exhibit.ts';
import { faqItemSchema } from './faq.ts';
import { slug as idOfStudy, idsOnce, slug } from './markdown.ts';
import { sample, text as textUpTo } from './page.ts';
import { pictureSchema } from './picture.ts';
import { checkSum, sumFields } from './sum.ts';

// A service page is a hero, an ordered list of typed sections and a closing block. Each section kind is
// drawn by one component, so that a page gets its character from the kinds it chooses and their order.

const text = textUpTo();
/** A text as the form calls it, where its key would say less. */
const called = (title: string) => text.meta({ title });
const heading = called('Heading');
const figure = z.object({ value: called('Figure'), label: called('What it counts') });
const note = called('Line below');
const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by hyphens')
  .meta({ madeFrom: 'title' });

/** A button or link to a page of this site. */
const link = z.object({
  label: called('Words of the link'),
  href: z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path of this site, such as /portfolio'),
});

const point = z.object({ title: heading, text });

export const serviceSlugs = [
  'web-design',
  'web-development',
  'ai-lead-generation',
  'website-management',
  'social-media-marketing',
  'seo-geo',
  'ppc-advertising',
  'crm',
  'ecommerce',
] as const;
/** As the index of the owner calls their pages. */
const serviceTitles: Record<(typeof serviceSlugs)[number], string> = {
  'web-design': 'Web design',
  'web-development': 'Web development',
  'ai-lead-generation': 'AI lead generation',
  'website-management': 'Website management',
  'social-media-marketing': 'Social media marketing',
  'seo-geo': 'SEO & GEO',
  'ppc-advertising': 'PPC advertising',
  crm: 'CRM',
  ecommerce: 'E-commerce',
};
export const serviceChoice = z.enum(serviceSlugs).meta({ title: 'Service', labels: serviceTitles });

/** `facts` are the two or three figures a visitor may read instead of the introduction. */
const hero = z.object({
  eyebrow: text,
  headline: text,
  intro: text,
  buttons: z.array(link).length(2),
  facts: z.array(figure).max(3).meta({ title: 'Figures beside the introduction' }),
});

const closing = z.object({ title: heading, text, buttons: z.array(link).min(1).max(2) });

/** A price is whole pounds excluding VAT, or the reason why none can be named before talking. */
const price = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('from'),
    pounds: z.int().positive().max(1_000_000).meta({ title: 'From so many pounds, without VAT' }),
    per: z.enum(['project', 'month']),
    basis: text,
    sample,
  }),
  z.object({ kind: z.literal('after-review'), reason: called('Why there is no price yet') }),
]);

const base = { id: anchor, title: heading, lead: text };

/** What we do on this service, as cards (`grid`), a ruled list (`rows`) or an index with big letters (`index`). */
const capabilities = z.object({
  kind: z.literal('capabilities'),
  ...base,
  layout: z.enum(['grid', 'rows', 'index']).meta({
    title: 'Drawn as',
    labels: { grid: 'Cards', rows: 'A ruled list', index: 'An index with large letters' },
  }),
  items: z.array(point).min(4).max(6).meta({ title: 'What we do' }),
});

/** The four steps; `when` says where in the work the step falls. */
const process = z.object({
  kind: z.literal('process'),
  ...base,
  steps: z.array(point.extend({ when: called('When in the work it comes') })).length(4),
});

const included = z.object({
  kind: z.literal('included'),
  ...base,
  items: z.array(point).length(6).meta({ title: 'What is included' }),
});

/** The id of a case study; one that the portfolio does not show has no card. */
const card = z
  .object({
    slug: idOfStudy().meta({ title: 'Case study', refersTo: 'case-study' }),
    name: called('Name on its card'),
    focus: called('Line below that name'),
    drawing: z
      .enum(['poster', ...studyDrawings], 'must be the poster or one of the drawings of the studies')
      .default('poster')
      .meta({
        title: 'Drawing',
        description: 'What shows that the line is true: a page, a screen or a paper of that study.',
        labels: { poster: 'The poster of the study' },
      }),
    picture: pictureSchema
      .meta({
        control: 'picture',
        title: 'Picture of its own',
        description: 'Shown instead of the drawing, upright, 4:5.',
      })
      .optional(),
  })
  .refine(({ slug: study, drawing }) => drawing === 'poster' || drawing.startsWith(`${study}-`), {
    path: ['drawing'],
    message: 'must be a drawing of the case study on this card, or its poster',
  });
const caseStudies = z.object({
  kind: z.literal('case-studies'),
  ...base,
  cards: z.array(card).min(2, 'needs at least two').max(4, 'must be at most four').meta({
    title: 'Case studies',
    description:
      'Three stand in a row. Of four the first is shown large, above the others; two are both shown large.',
  }),
  all: link,
  sample,
});

/** Ids refer to the list of testimonials. `stars` shows those that clients gave; never in structured data. */
const testimonials = z.object({
  kind: z.literal('testimonials'),
  id: anchor,
  title: heading,
  ids: z
    .array(z.int().min(1).meta({ refersTo: 'review' }))
    .min(1)
    .max(3)
    .meta({ title: 'Reviews' }),
  stars: z.boolean().meta({ title: 'Show the stars that clients gave' }),
});

/** Three short promises; `basis` says what supports each and belongs beside the figure in `text`. */
const benefits = z.object({
  kind: z.literal('benefits'),
  ...base,
  items: z
    .array(point.extend({ basis: text.optional() }))
    .length(3)
    .meta({ title: 'Benefits' }),
  sample,
});

/** Lists side by side, such as campaign types by network, each entry with what it is for. */
const channels = z.object({
  kind: z.literal('channels'),
  ...base,
  lists: z
    .array(
      z.object({
        title: heading,
        text,
        items: z
          .array(z.object({ name: text, use: text }))
          .min(3)
          .meta({ title: 'Entries' }),
      }),
    )
    .length(2)
    .meta({ title: 'Lists side by side' }),
});

const results = z.object({
  kind: z.literal('results'),
  ...base,
  stats: z.array(figure.extend({ basis: text })).min(3),
  note,
  sample,
});

/** A table: the first column is the row’s label, so each row has one cell fewer than there are columns. */
const comparison = z
  .object({
    kind: z.literal('comparison'),
    ...base,
    columns: z.array(text).min(3),
    rows: z
      .array(
        z.object({
          label: called('What stands in the first column'),
          cells: z.array(text).meta({ title: 'What stands in the others' }),
        }),
      )
      .min(3),
    note: note.optional(),
  })
  .refine((table) => table.rows.every((row) => row.cells.length === table.columns.length - 1), {
    message: 'each row needs a cell for every column after the first',
    path: ['rows'],
  });

const beforeAfter = z.object({
  kind: z.literal('before-after'),
  ...base,
  before: called('Heading of the column before the work'),
  after: called('Heading of the column after it'),
  rows: z
    .array(
      z.object({
        measure: text,
        before: called('Before the work'),
        after: called('After it'),
        how: called('How it was done'),
      }),
    )
    .min(3),
  note,
  sample,
});

/** Entries in order of time; `note` says what the timeline is (a plan, an illustration). */
const timeline = z.object({
  kind: z.literal('timeline'),
  ...base,
  entries: z
    .array(point.extend({ when: called('When it is') }))
    .min(4)
    .meta({ title: 'Points in time' }),
  note,
  sample,
});

const checklist = z.object({
  kind: z.literal('checklist'),
  ...base,
  groups: z
    .array(z.object({ title: heading, items: z.array(text).min(2).meta({ title: 'Points to tick off' }) }))
    .min(2)
    .meta({ title: 'Lists' }),
});

/** A numbered argument: each point with what we do about it. */
const argument = z.object({
  kind: z.literal('argument'),
  ...base,
  points: z.array(point.extend({ action: called('What we do about it') })).min(3),
});

/** Arithmetic in the open: visitors put their own numbers in, and every line is worked out of them. */
const workedExample = z
  .object({ kind: z.literal('worked-example'), ...base, ...sumFields, sample })
  .superRefine(checkSum);

const side = z.object({ title: heading, items: z.array(text).min(3).meta({ title: 'Points' }) });
const twoSides = z.object({
  kind: z.literal('two-sides'),
  ...base,
  left: side.meta({ title: 'List on the left' }),
  right: side.meta({ title: 'List on the right' }),
  note,
});

const questions = z.object({
  kind: z.literal('questions'),
  ...base,
  pairs: z
    .array(z.object({ question: text, answer: text }))
    .min(3)
    .meta({ title: 'Questions and answers' }),
});

const calendar = z.object({
  kind: z.literal('calendar'),
  ...base,
  weeks: z
    .array(
      z.object({
        title: heading,
        posts: z
          .array(
            z.object({
              day: text,
              channel: text,
              format: called('Kind of post'),
              text: called('What it is about'),
            }),
          )
          .min(2),
      }),
    )
    .length(4),
  totals: z.array(figure).min(2),
  note,
  sample,
});

/** One case handed from stage to stage: what the system does by itself and what is left to a person. */
const relay = z.object({
  kind: z.literal('relay'),
  ...base,
  stages: z
    .array(
      z.object({
        when: called('When it is'),
        title: heading,
        system: called('What the system does'),
        person: called('What is left to a person'),
      }),
    )
    .min(4),
  sample,
});

const loss = z.object({ leak: text, repair: text });
const share = z.number('must be a number').min(0).max(100);
const ofHundred = { description: 'Of a hundred who reached the stage before, so many reach this one.' };

/** The same visitors before and after repairs, as shares of the stage before; `loss` is what goes wrong after a stage. */
const funnel = z.object({
  kind: z.literal('funnel'),
  ...base,
  first: z
    .object({
      name: called('Name of the stage'),
      count: z.int().min(1).max(10_000_000).meta({ title: 'How many begin' }),
      loss: loss.meta({ title: 'What goes wrong after it' }),
    })
    .meta({ title: 'First stage' }),
  stages: z
    .array(
      z.object({
        name: called('Name of the stage'),
        before: share.meta({ title: 'Before the repairs', ...ofHundred }),
        after: share.meta({ title: 'After the repairs', ...ofHundred }),
        loss: loss.optional().meta({ title: 'What goes wrong after it' }),
      }),
    )
    .min(2)
    .max(6)
    .meta({ title: 'Stages after it' }),
  worth: z
    .object({
      label: called('Words before it'),
      pounds: z.number('must be a number').min(0).max(1_000_000),
    })
    .meta({ title: 'What one of the last stage is worth' }),
  results: z
    .object({
      found: called('Before what comes of it as found'),
      repaired: called('Before what comes of it as repaired'),
      extra: called('Before what the repairs bring in'),
    })
    .meta({ title: 'Words before the results' }),
  note,
  sample,
});

const serviceSection = z.discriminatedUnion('kind', [
  capabilities,
  process,
  included,
  caseStudies,
  testimonials,
  benefits,
  channels,
  results,
  comparison,
  beforeAfter,
  timeline,
  checklist,
  argument,
  workedExample,
  twoSides,
  questions,
  calendar,
  relay,
  funnel,
]);

/** Questions of this service alone, answered on its page and nowhere else. */
const ownQuestions = z
  .array(faqItemSchema.omit({ group: true }))
  .max(6)
  .superRefine((items, context) => idsOnce(items, context))
  .default([])
  .meta({
    title: 'Questions of its own',
    description: 'They come before the others. The first of all is what most people ask: the price.',
  });

/** Ids of questions: what people ask most about this service, out of all the answers that the about page holds. */
const asked = z
  .array(slug().meta({ title: 'Question', refersTo: 'question' }))
  .max(6)
  .refine((ids) => new Set(ids).size === ids.length, 'names a question twice')
  .default([])
  .meta({
    title: 'Questions',
    description: 'Questions of the about page that follow, most asked first.',
  });

/** The page of one service. Its slug is its address, and other documents and enquiries refer to it: it stays. */
export const servicePageOf = <Slug extends ServiceSlug>(own: Slug) =>
  z
    .object({
      slug: z.literal(own),
      name: called('Name of the service'),
      summary: text,
      glance: z.object({ problem: called('Problem that it solves'), firstResult: text, price }),
      hero,
      sections: z.array(serviceSection).min(5),
      ownQuestions,
      asked,
      closing,
    })
    .refine((page) => new Set(page.sections.map((one) => one.id)).size === page.sections.length, {
      message: 'two sections have the same id',
      path: ['sections'],
    });

export const servicesIndexPage = z.object({
  hero,
  byProblem: z.object({
    ...base,
    /** What kinds of trouble there are, each for as many complaints in turn; without them all are one list. */
    kinds: z.array(text).max(3).optional().meta({ title: 'Kinds of complaints, in equal parts' }),
    entries: z.array(z.object({ problem: text, advice: text, service: serviceChoice })).min(6),
  }),
  groups: z.object({
    ...base,
    list: z.array(z.object({ title: text, text, services: z.array(serviceChoice).min(1) })).min(2),
    note,
  }),
  order: z.object({
    ...base,
    points: z
      .array(
        point.extend({
          /** Those that take the step; an order that was stored before it names none. */
          services: z.array(serviceChoice).optional().meta({ title: 'Services of this step' }),
        }),
      )
      .min(3),
  }),
  closing,
});

export type ServiceSlug = z.infer<typeof serviceChoice>;
export type ServicePage = z.infer<ReturnType<typeof servicePageOf<ServiceSlug>>>;
/** As it is written, where what has a default may be left out. */
export type ServicePageGiven = z.input<ReturnType<typeof servicePageOf<ServiceSlug>>>;
export type ServiceSection = z.infer<typeof serviceSection>;
export type ServiceSectionOf<K extends ServiceSection['kind']> = Extract<ServiceSection, { kind: K }>;
export type ServicesIndexPage = z.infer<typeof servicesIndexPage>;
