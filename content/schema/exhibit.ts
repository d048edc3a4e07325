import { z } from 'zod';
import { text } from './page.ts';
import { pictureSchema } from './picture.ts';

/** Pages in a browser, as wide as the page; each has a counterpart for phones, drawn anew. */
const plates = ['buddha-brands-before', 'buddha-brands-after'] as const;

/** Screens of a phone. */
const screens = [
  'buddha-brands-tap-1',
  'buddha-brands-tap-2',
  'buddha-brands-tap-3',
  'buddha-brands-tap-4',
] as const;

/** Sheets of paper. */
const papers = ['buddha-brands-map', 'buddha-brands-test', 'buddha-brands-monday'] as const;

/** A drawing, or a picture of the library in its place. */
function shown<const Names extends readonly [string, ...string[]]>(names: Names, shape: string) {
  return {
    drawing: z.enum(names, `must be one of the drawings: ${names.join(', ')}`).meta({ title: 'Drawing' }),
    picture: pictureSchema
      .meta({
        control: 'picture',
        title: 'Picture of its own',
        description: `Shown instead of the drawing, ${shape}.`,
      })
      .optional(),
  };
}

const words = { title: text(80), caption: text(300) };

const exhibitSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('before-after').meta({ title: 'Before and after' }),
    ...words,
    before: z.object(shown(plates, '8:5')),
    after: z.object(shown(plates, '8:5')),
  }),
  z.object({
    kind: z.literal('taps').meta({ title: 'Steps on a phone' }),
    ...words,
    taps: z
      .array(z.object({ ...shown(screens, 'upright, 1:2'), label: text(70) }))
      .min(2, 'needs at least two steps')
      .max(4, 'must be at most four steps'),
  }),
  z.object({
    kind: z.literal('paper').meta({ title: 'Working paper' }),
    ...words,
    ...shown(papers, 'upright, 4:5'),
  }),
]);

/** What was made for a client, to be looked at; stored studies from before have none. */
export const exhibitsSchema = z
  .array(exhibitSchema)
  .max(8, 'must be at most eight exhibits')
  .default([])
  .meta({ title: 'What was made, in pictures' });

export type Exhibit = z.infer<typeof exhibitSchema>;
export type PlateName = (typeof plates)[number];
