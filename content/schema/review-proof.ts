import { z } from 'zod';
import { isoDate, text } from './page.ts';

/**
 * Proof that a review is real (CAP Code 3.45). For the agency's eyes: it is kept apart from the texts of the site, in
 * no version of them, and goes when who gave it asks for erasure.
 */
export const reviewProofSchema = z
  .object({
    giver: text(100).meta({ title: 'Who gave it', description: 'By name.' }),
    contact: text(200).meta({ title: 'How to reach them', description: 'An email address or a number.' }),
    givenOn: isoDate.meta({ title: 'The day on which it was given' }),
    permission: text(300).meta({ title: 'How and when they agreed to its publication' }),
    original: text(4000).meta({ title: 'Their own words, before anything was shortened' }),
  })
  .meta({
    title: 'Proof',
    description:
      'Only you and the team see it, here. It is never published, and kept in no version of this text.',
  });

export type ReviewProof = z.infer<typeof reviewProofSchema>;
