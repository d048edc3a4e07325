import { z } from 'zod';
import { text } from './page.ts';
import { pictureSchema } from './picture.ts';

/** Pages in a browser, as wide as the page; each has a counterpart for phones, drawn anew. */
const plates = [
  'buddha-brands-before',
  'buddha-brands-after',
  'yards-store-before',
  'yards-store-after',
  'den-architecture-before',
  'den-architecture-after',
  'chartford-homes-before',
  'chartford-homes-after',
  'broken-society-before',
  'broken-society-after',
  'this-site-before',
  'this-site-after',
  'this-site-unsure',
  'this-site-booked',
] as const;

/** What changed on such a page alone: strips across the page, each with a counterpart for phones, and parts from near. */
const strips = ['chartford-homes-row', 'chartford-homes-plot'] as const;
const parts = ['broken-society-error', 'broken-society-turn'] as const;
const pairs = [...plates, ...strips, ...parts] as const;

/** Screens of a phone. */
const screens = [
  'buddha-brands-tap-1',
  'buddha-brands-tap-2',
  'buddha-brands-tap-3',
  'buddha-brands-tap-4',
  'yards-store-tap-1',
  'yards-store-tap-2',
  'yards-store-tap-3',
  'yards-store-tap-4',
  'den-architecture-tap-1',
  'den-architecture-tap-2',
  'den-architecture-tap-3',
  'den-architecture-tap-4',
  'chartford-homes-tap-1',
  'chartford-homes-tap-2',
  'chartford-homes-tap-3',
  'chartford-homes-tap-4',
  'broken-society-tap-1',
  'broken-society-tap-2',
  'broken-society-tap-3',
  'broken-society-tap-4',
  'this-site-tap-1',
  'this-site-tap-2',
  'this-site-tap-3',
  'this-site-tap-4',
] as const;

/** Sheets that the build draws of what it measured. */
export const measuredDrawings = [
  'this-site-weights',
  'this-site-first-visit',
  'this-site-policy',
  'this-site-tests',
] as const;

/** Sheets of paper whose words are the same in every build. */
const drawnPapers = [
  'buddha-brands-map',
  'buddha-brands-test',
  'buddha-brands-monday',
  'yards-store-size',
  'yards-store-till',
  'yards-store-guides',
  'den-architecture-map',
  'den-architecture-brief',
  'chartford-homes-plots',
  'chartford-homes-drive',
  'broken-society-checklist',
  'broken-society-eight',
  'this-site-way',
  'this-site-tide',
] as const;
const papers = [...drawnPapers, ...measuredDrawings] as const;

/** Pages that the study itself does not show, drawn as on a phone. */
const furtherPages = ['den-architecture-guide'] as const;

/** What can stand for a study elsewhere, most of it drawn for the study's own page. */
export const studyDrawings = [...plates, ...screens, ...drawnPapers, ...furtherPages] as const;

export const isFurtherPage = (drawing: string): boolean =>
  (furtherPages as readonly string[]).includes(drawing);

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

/** Where two pictures are no before and after, such as a day and its night. */
const called = text(20).optional().meta({ title: 'Called', description: 'Instead of Before or After.' });

/** Both lists stand only where the one is shown small and the other large. */
const list = z.array(text(90)).max(6, 'must be at most six lines').optional();

const words = { title: text(80), caption: text(300) };

const exhibitSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('before-after').meta({ title: 'Before and after' }),
    ...words,
    before: z.object({ ...shown(pairs, '8:5'), called }),
    after: z.object({ ...shown(pairs, '8:5'), called }),
    way: z
      .enum(['wipe', 'strips', 'near', 'lists'])
      .default('wipe')
      .meta({
        title: 'The two are shown',
        labels: {
          wipe: 'one wiping over the other',
          strips: 'one above the other, for strips of a page',
          near: 'side by side, for a part of a page from near',
          lists: 'the first one small, the second one large, with the two lists',
        },
      }),
    gone: list.meta({ title: 'Things that went', description: 'Below the words on the first one.' }),
    kept: list.meta({ title: 'Things that came', description: 'Below the words on the second one.' }),
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

const plateNames: readonly string[] = plates;
/** Whether a drawing is a page in a browser, which has a counterpart for phones. */
export const isPlate = (drawing: string): drawing is PlateName => plateNames.includes(drawing);
/** Whether a drawing has a counterpart for phones. */
export const hasNarrow = (drawing: string): boolean =>
  isPlate(drawing) || (strips as readonly string[]).includes(drawing);

/** Sheets that are drawn in landscape as well: seven columns beside one of five, both as tall. */
export const hasWide = (drawing: string): boolean => drawing === 'chartford-homes-plots';

export type Exhibit = z.infer<typeof exhibitSchema>;
export type BeforeAfter = Extract<Exhibit, { kind: 'before-after' }>;
export type PlateName = (typeof plates)[number];
export type PairName = (typeof pairs)[number];
export type StudyDrawing = (typeof studyDrawings)[number];
export type MeasuredDrawing = (typeof measuredDrawings)[number];
