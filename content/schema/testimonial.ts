import { z } from 'zod';
import { isoDate, sample, text } from './page.ts';

const words = (value: string) => value.split(/\s+/).length;

/** What one client said. Sample quotes stay marked until a real, approved one replaces them. */
const shown = z.object({
  id: z.number().int().positive(),
  sample,
  company: text(60),
  /** Image name without folder and ending, drawn or supplied as described in docs/images.md. */
  logo: z.string().regex(/^logo-[a-z0-9-]+$/, "must be an image name such as 'logo-store'"),
  text: text(420).refine((value) => words(value) >= 25 && words(value) <= 60, 'must be 25 to 60 words'),
  /** A role for sample quotes; a person's name only with that person's consent. */
  author: text(60),
  /** The company's name, as the specification has it. */
  position: text(60),
  /** Stars that the client really gave; left out where none were asked for. */
  rating: z.int().min(1).max(5).optional(),
});

/** Proof that a review is real (CAP Code 3.45). For the agency's eyes: never shown, never sent to a browser. */
const proof = z.object({
  /** Who gave it, by name. */
  giver: text(100),
  /** How to reach that person: an address or number. */
  contact: text(200),
  /** The day on which it was given. */
  givenOn: isoDate,
  /** How and when the giver agreed to its publication. */
  permission: text(300),
  /** Their own words, before anything was shortened. */
  original: text(4000),
});

const testimonialSchema = shown
  .extend({ proof: proof.optional() })
  .refine((one) => one.position === one.company, {
    path: ['position'],
    message: 'must be the same as company',
  })
  .refine((one) => one.sample || one.proof !== undefined, {
    path: ['proof'],
    message:
      'must say who gave the review, how to reach them, when, and that they agreed; or set sample: true',
  })
  .refine((one) => !(one.sample && one.rating !== undefined), {
    path: ['rating'],
    message: 'must be left out of a sample: nobody gave these stars',
  });

/** All reviews as they may be shown: the proof is checked, and stays behind. */
export const testimonialsSchema = z
  .array(testimonialSchema)
  .min(1, 'must hold at least one review')
  .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'every id must be different')
  .transform((all) => all.map(({ proof: _, ...review }): Testimonial => review));

export type Testimonial = z.infer<typeof shown>;
