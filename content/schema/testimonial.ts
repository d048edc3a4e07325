import { z } from 'zod';
import { drawnLogos } from '#content/alt.ts';
import { sample, text } from './page.ts';
import { pictureSchema } from './picture.ts';
import { reviewProofSchema } from './review-proof.ts';

const words = (value: string) => value.split(/\s+/).length;

/** What one client said. Sample quotes stay marked until a real, approved one replaces them. */
const shown = z.object({
  id: z.number().int().positive().meta({ madeFrom: 'text' }),
  sample,
  company: text(60),
  /** Image name without folder and ending, drawn or supplied as described in docs/images.md. */
  logo: z.enum(Object.keys(drawnLogos), 'must be one of the logos that are drawn').optional().meta({
    title: 'Drawn logo',
    description: 'With none, and no logo of its own, the name of the company stands in its place.',
    labels: drawnLogos,
  }),
  /** The client's own logo in the place of the drawing. */
  ownLogo: pictureSchema.optional().meta({
    title: 'Logo of its own',
    description: 'Shown instead of the drawn one, low and wide; cut away what is empty around it.',
  }),
  text: text(420).refine((value) => words(value) >= 25 && words(value) <= 60, 'must be 25 to 60 words'),
  author: text(60).meta({
    title: 'Who said it',
    description: 'A role, or the name of a person who agreed to that.',
  }),
  /** As the specification calls it. */
  position: text(60)
    .optional()
    .meta({ title: 'Company, below who said it', description: 'Left empty, the name above is used.' }),
  rating: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .meta({ title: 'Stars', description: 'Only if the client really gave them.' }),
});

const rules = <T extends z.ZodType<Testimonial>>(one: T) =>
  one
    .refine(({ position, company }) => position === undefined || position === company, {
      path: ['position'],
      message: 'must be the same as company',
    })
    .refine((review) => !(review.sample && review.rating !== undefined), {
      path: ['rating'],
      message: 'must be left out of a sample: nobody gave these stars',
    });

const list = <T extends z.ZodType<Testimonial>>(one: T) =>
  z
    .array(rules(one))
    .min(1, 'must hold at least one review')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'every id must be different')
    .meta({ title: 'Reviews' });

const moreThanShown =
  'has more than is shown: the proof of a review is entered in the owner’s area, under ‘Website’';

/** All reviews as they are shown. Proofs are kept apart: one in here would be published with its version. */
export const testimonialsSchema = list(
  z.strictObject(shown.shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? moreThanShown : undefined),
  }),
);

/** The same with their proofs, for the owner's form. */
export const reviewsFormSchema = list(shown.extend({ proof: reviewProofSchema.optional() }));

export type Testimonial = z.infer<typeof shown>;
