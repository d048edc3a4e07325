import { z } from 'zod';
import { ways } from '#domain/booking/talk.ts';
import { legalForms, registers } from '#domain/business/identity.ts';

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
  location: z.string().min(1).meta({ title: 'Where you are, in a few words' }),
  address: z.object({
    street: z.string().min(1).nullable(),
    town: z.string().min(1),
    region: z.string().min(1),
    postcode: z.string().min(1).nullable(),
    country: z.string().length(2).meta({ title: 'Country', description: 'Two letters, such as GB.' }),
  }),
  /** The registered name; of a sole trader or partnership, the names of its owners. */
  legalName: z.string().min(1).nullable(),
  legalForm: z.enum(legalForms).nullable(),
  registeredIn: z.enum(registers).nullable(),
  companyNumber: z.string().min(1).nullable(),
  /** The registered office; of a sole trader or partnership, the address at which documents can be served. */
  registeredOffice: z.string().min(1).nullable(),
  /** Every price on the site says what this means for it. */
  vat: z
    .object({
      registered: z.boolean().meta({ title: 'Registered for VAT' }),
      ratePercent: z.number().min(0).max(100),
      number: z.string().min(1).nullable().meta({ title: 'VAT number' }),
    })
    .refine(({ registered, number }) => registered || number === null, {
      path: ['number'],
      message: 'must stay empty while the business is not registered for VAT',
    }),
  /** How discovery calls are held. */
  call: z.object({
    /** By video only where a link can come: a calendar is connected, or `room` is set. */
    way: z.enum(ways).meta({ title: 'How calls are held' }),
    /** Your own standing meeting link, for every call. */
    room: z
      .url({ protocol: /^https$/, error: 'must be a link such as https://meet.example/room' })
      .nullable()
      .meta({ title: 'Your own meeting link', description: 'The same for every call.' }),
    /** True when calls are recorded, by whatever means: then the site says so wherever the law asks for it. */
    recorded: z.boolean().meta({ title: 'Calls are recorded' }),
  }),
  social: z.array(link).min(1),
  /** The separate client CRM, opened in a new tab. What has no address is nowhere on the site. */
  crm: z.object({ assessmentUrl: z.url().nullable(), portalUrl: z.url().nullable() }),
  /** Name of the founder's picture in art. */
  founderImage: z.string().min(1).meta({ title: 'Drawing of the founder' }),
  /** Fields that still hold invented values: the launch checklist and start-up name them. */
  sample: z.array(
    z.enum(['name', 'email', 'phone', 'legalForm', 'vat', 'social', 'crm', 'founderImage'], {
      error: 'must be the name of a field that can be a sample',
    }),
  ),
});

export type Site = z.infer<typeof siteSchema>;
