import { z } from 'zod';
import { attributionField } from './attribution.ts';
import { honeypotField } from './honeypot.ts';

/**
 * What travels with every form beside its answers. Nothing in it can refuse a submission, the key excepted:
 * a wrong key would make two submissions of one.
 */
export const envelopeSchema = z.object({
  /** One per form instance: the same key never makes a second lead. A UUID will do. */
  idempotencyKey: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/, 'must be letters, digits, - or _')
    .optional(),
  /** When the form was handed out, signed by the server. */
  formToken: z.string().max(300).optional().catch(undefined),
  [honeypotField]: z.string().optional().catch('filled'),
  attribution: attributionField,
});

export type Envelope = z.infer<typeof envelopeSchema>;
