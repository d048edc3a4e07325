import { z } from 'zod';
import { sample, text } from './page.ts';

const words = (value: string) => value.split(/\s+/).length;

/** What one client said. Sample quotes stay marked until a real, approved one replaces them. */
export const testimonialSchema = z
  .object({
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
  })
  .refine((one) => one.position === one.company, {
    path: ['position'],
    message: 'must be the same as company',
  });

export const testimonialsSchema = z
  .array(testimonialSchema)
  .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'every id must be different')
  .refine((all) => new Set(all.map((one) => one.logo)).size === all.length, 'every logo must be different');

export type Testimonial = z.infer<typeof testimonialSchema>;
