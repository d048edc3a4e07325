import { z } from 'zod';

const titles = {
  pages: 'The page before and after',
  challenge: 'The challenge',
  objectives: 'Objectives',
  strategy: 'Strategy',
  solution: 'The solution',
  phones: 'Steps on a phone',
  papers: 'Working papers',
  execution: 'Execution',
  results: 'Results',
} as const;

const chapters = [
  'pages',
  'challenge',
  'objectives',
  'strategy',
  'solution',
  'phones',
  'papers',
  'execution',
  'results',
] as const;

const eachOnce = `must hold each of these once: ${chapters.join(', ')}`;

/** In which order and form a study is told; those stored before could not say so and are told as they were. */
export const tellingSchema = z
  .object({
    chapters: z
      .array(z.enum(chapters).meta({ title: 'Chapter', labels: titles }))
      .length(chapters.length, eachOnce)
      .refine((order) => new Set(order).size === chapters.length, eachOnce)
      .meta({
        title: 'Order of the chapters',
        description:
          'Where Execution follows the page before and after, its words stand below the pictures. Elsewhere it takes the last of several such pairs. A chapter without pictures is left out.',
      }),
    hero: z
      .enum(['beside', 'across'])
      .default('beside')
      .meta({
        title: 'The first picture stands',
        description:
          'Across the window where a drawing is made for it, as for Den Architecture; others stand beside.',
        labels: { beside: 'beside the words', across: 'behind the words, from edge to edge' },
      }),
    opening: z
      .enum(['figures', 'picture'])
      .default('figures')
      .meta({
        title: 'Below the three figures stands',
        labels: { figures: 'the first chapter', picture: 'the picture that goes across the page' },
      }),
    challenge: z.enum(['margin', 'loud', 'band']).meta({
      title: 'The challenge stands',
      labels: {
        margin: 'beside its title',
        loud: 'large, across the page',
        band: 'large, on the colour of the study',
      },
    }),
    goals: z.enum(['beside', 'across']).meta({
      title: 'Numbered goals stand',
      labels: { beside: 'beside the text', across: 'below it, next to each other' },
    }),
    strategy: z
      .enum(['columns', 'margin', 'paper'])
      .default('columns')
      .meta({
        title: 'The strategy stands',
        labels: {
          columns: 'in two columns',
          margin: 'in one column, below its title',
          paper: 'beside the first working paper',
        },
      }),
    solution: z.enum(['right', 'left', 'wide', 'paper']).meta({
      title: 'The picture of the solution stands',
      labels: {
        right: 'to the right',
        left: 'to the left',
        wide: 'across the page',
        paper: 'nowhere: the next working paper has its place',
      },
    }),
    phones: z
      .enum(['first', 'second'])
      .default('first')
      .meta({
        title: 'Steps on a phone stand on',
        labels: { first: 'the first colour', second: 'the second colour' },
      }),
    papers: z.enum(['table', 'first-large']).meta({
      title: 'Working papers lie',
      labels: { table: 'next to each other', 'first-large': 'the first one large' },
    }),
    results: z
      .enum(['beside', 'across', 'first-large'])
      .default('beside')
      .meta({
        title: 'The figures of the results stand',
        labels: {
          beside: 'beside the text',
          across: 'below it, across the page',
          'first-large': 'beside it, the first as large as the text, the others as lines',
        },
      }),
    delivered: z
      .enum(['beside', 'across'])
      .default('beside')
      .meta({
        title: 'What was delivered stands',
        labels: { beside: 'beside the services', across: 'above them, across the page' },
      }),
  })
  .default({
    chapters: [...chapters],
    hero: 'beside',
    opening: 'figures',
    challenge: 'margin',
    goals: 'beside',
    strategy: 'columns',
    solution: 'right',
    phones: 'first',
    papers: 'table',
    results: 'beside',
    delivered: 'beside',
  })
  .meta({ title: 'How it is told' });

export type Chapter = (typeof chapters)[number];
