import { z } from 'zod';
import { idsOnce } from './markdown.ts';
import { sample, text as textUpTo } from './page.ts';
import { pictureSchema } from './picture.ts';

const text = textUpTo();
const anchor = (madeFrom: string) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by hyphens')
    .meta({ madeFrom });
const link = z.object({
  label: text,
  href: z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path of this site, such as /portfolio'),
});
const base = { id: anchor('title'), title: text, lead: text };

const portrait = pictureSchema.meta({
  control: 'picture',
  description: 'A photograph in the place of the drawing; it is shown upright, 4:5.',
});

const asks = text.meta({ title: 'First question', description: 'What this person asks a new client first.' });

/** What comes of an application, with how long it takes as a figure where that can be told as one. */
const step = z.object({ title: text, figure: textUpTo(20).optional(), text });

const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025'] as const;

/** The about page without its questions, which have a folder of their own. */
export const aboutPage = z.object({
  hero: z.object({
    eyebrow: text,
    headline: text,
    intro: text,
    buttons: z.array(link).min(1).max(2),
    sample,
  }),
  /** Each figure stands beside its basis: what was counted, and over which clients. */
  stats: z.object({
    ...base,
    items: z
      .array(z.object({ value: text, label: text, basis: text }))
      .length(4)
      .meta({ title: 'Figures' }),
    sample,
  }),
  /** No personal name: the name, if wanted, comes from the agency's identity file. */
  founder: z.object({
    id: anchor('title'),
    title: text,
    lead: text,
    paragraphs: z.array(text).min(2),
    promises: z.array(text).min(3),
    button: link,
    sample,
  }),
  /** People by role; `asks` is the first question that person puts to a new client. */
  team: z.object({
    ...base,
    members: z
      .array(z.object({ id: anchor('role'), role: text, text, asks, portrait: portrait.optional() }))
      .min(1)
      .max(24)
      .superRefine((members, context) => idsOnce(members, context)),
    sample,
  }),
  /** `cost` says what holding to the value costs us; a value that costs nothing is decoration. */
  values: z.object({
    ...base,
    items: z
      .array(z.object({ title: text, text, cost: text }))
      .min(4)
      .max(6)
      .meta({ title: 'Values' }),
  }),
  journey: z.object({
    ...base,
    events: z
      .array(z.object({ year: z.enum(years), title: text, text }))
      .length(years.length)
      .refine((events) => events.every((event, index) => event.year === years[index]), {
        message: 'needs each year from 2019 to 2025 once, in order',
      }),
    sample,
  }),
  careers: z.object({
    id: z.literal('careers'),
    title: text,
    lead: text,
    send: z.object({ title: text, items: z.array(text).min(3).meta({ title: 'Things to send' }) }),
    leaveOut: z.object({ title: text, items: z.array(text).min(2).meta({ title: 'Things to leave out' }) }),
    afterwards: z.object({ title: text, steps: z.array(step).min(3) }),
    /** Leads to the form; `subject` is that of the email which may take its place. */
    button: z.object({ label: text, subject: text.default('Working with you') }),
    sample,
  }),
  closing: z.object({
    title: text,
    text,
    buttons: z.array(link).length(2),
  }),
});

export type AboutPage = z.infer<typeof aboutPage>;
export type AboutPageGiven = z.input<typeof aboutPage>;
