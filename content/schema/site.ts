import { z } from 'zod';

const link = z.object({
  label: z.string().min(1),
  href: z.url(),
  /** Invented until the agency supplies its own. */
  sample: z.boolean().optional(),
});

/** What identifies the business. `null` means: not known yet, so nothing is shown and the launch checklist asks. */
export const siteSchema = z.object({
  name: z.string().min(1),
  tagline: z.string().min(1),
  strapline: z.string().min(1),
  description: z.string().min(50).max(160),
  founderTitle: z.string().min(1),
  email: z.email(),
  phone: z.object({
    /** As it is printed. */
    display: z.string().min(8),
    /** As it is dialled, E.164. */
    dial: z.string().regex(/^\+\d{8,15}$/, 'must be in the form +441632960123'),
  }),
  location: z.string().min(1),
  address: z.object({
    street: z.string().min(1).nullable(),
    town: z.string().min(1),
    region: z.string().min(1),
    postcode: z.string().min(1).nullable(),
    country: z.string().length(2),
  }),
  companyNumber: z.string().min(1).nullable(),
  vatNumber: z.string().min(1).nullable(),
  registeredOffice: z.string().min(1).nullable(),
  social: z.array(link).min(1),
  /** The separate client CRM, opened in a new tab. */
  crm: z.object({ assessmentUrl: z.url(), portalUrl: z.url() }),
  /** Name of the founder's picture in art. */
  founderImage: z.string().min(1),
  /** Fields that still hold invented values: the launch checklist and start-up name them. */
  sample: z.array(z.string()),
});

export type Site = z.infer<typeof siteSchema>;
