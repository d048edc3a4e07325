import { z } from 'zod';
import { readReference } from '#domain/pictures/reference.ts';

const longestAlt = 250;

/**
 * A picture of the library, as any text may show it. `alt` says what it shows to people who do not see it; a picture
 * that adds nothing to the words beside it is `decorative` instead.
 */
export const pictureSchema = z
  .object({
    image: z
      .string()
      .refine((image) => image !== '', { message: 'must be chosen: which picture is it?', abort: true })
      .refine((image) => readReference(image) !== null, 'must be a picture of the library'),
    alt: z
      .string()
      .max(longestAlt, `must say what the picture shows in at most ${longestAlt} characters`)
      .refine((alt) => alt === alt.trim(), 'must not begin or end with spaces'),
    decorative: z.boolean(),
  })
  .superRefine(({ alt, decorative }, context) => {
    if (decorative || alt !== '') return;
    const message = 'must say what the picture shows, or be marked as decoration';
    context.addIssue({ code: 'custom', path: ['alt'], message });
  })
  .meta({ control: 'picture' });

export type ContentPictureFacts = z.infer<typeof pictureSchema>;
