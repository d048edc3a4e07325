import { z } from 'zod';
import { sample, text } from './page.ts';
import { checkSum, sumFields } from './sum.ts';

const path = z.string().regex(/^\/[a-z0-9\-/]*$/, "must be a path such as '/portfolio'");
const action = z.object({ label: text(40), to: path });
const pounds = z.number().int().nonnegative();

/** The drawn monthly report of the hero. Its sums must be right: visitors who count will count them. */
const reportSchema = z
  .object({
    sample,
    title: text(40),
    period: text(40),
    revenue: z.object({ label: text(40), pounds }),
    spend: z.object({ label: text(40), pounds }),
    /** Revenue of each week, oldest first. */
    weeks: z.array(pounds).min(6).meta({
      title: 'Revenue of each week',
      description: 'In pounds, the oldest first. They add up to the revenue.',
    }),
    channels: z
      .array(z.object({ label: text(30), pounds }))
      .min(2)
      .meta({ title: 'Where the revenue came from', description: 'Adds up to the revenue.' }),
  })
  .refine((report) => report.weeks.reduce((sum, week) => sum + week, 0) === report.revenue.pounds, {
    path: ['weeks'],
    message: 'the weeks must add up to the revenue',
  })
  .refine(
    (report) => report.channels.reduce((sum, channel) => sum + channel.pounds, 0) === report.revenue.pounds,
    { path: ['channels'], message: 'the channels must add up to the revenue' },
  );

const serviceCard = z.object({
  title: text(40),
  text: text(160),
  fact: text(60).meta({ title: 'Figure or fact on its card' }),
  to: path,
});

/** A client beside the large one; pages that were stored before have all of it in the link. */
const tile = (most: number) =>
  z.object({
    client: text(40).optional().meta({ title: 'Client and trade, above it' }),
    label: text(most),
    to: path,
  });

export const homeSchema = z.object({
  hero: z.object({
    badge: text(40).meta({ title: 'Small line above the headline' }),
    headline: text(60),
    intro: text(260),
    primary: action,
    secondary: action,
    report: reportSchema.meta({ title: 'The drawn report beside it' }),
    promises: z
      .array(z.object({ figure: text(20), text: text(60) }))
      .length(3)
      .meta({ title: 'Three promises with figures' }),
  }),
  services: z.object({
    title: text(40),
    intro: text(200),
    enquire: action.meta({ title: 'Button below the services' }),
    design: serviceCard.extend({
      /** A page of an imaginary client, as it stands on the designer's desk. */
      page: z.object({
        caption: text(80),
        brand: text(24).meta({ title: 'Name of the imaginary client' }),
        headline: text(50).meta({ title: 'Headline of the drawn page' }),
        line: text(80).meta({ title: 'Line below that headline' }),
        button: text(24).meta({ title: 'Button on the drawn page' }),
        /** What the designer wrote beside the headline, the button and the picture. */
        notes: z.array(text(60)).length(3).meta({
          title: 'What the designer wrote beside it',
          description: 'Beside the headline, the button and the picture.',
        }),
      }),
    }),
    development: serviceCard.extend({
      budget: z.array(z.object({ label: text(40), limit: text(30).meta({ title: 'At most' }) })).min(3),
    }),
    ppc: serviceCard.extend({
      sample,
      /** Rows of an example account: what was searched for, spend in pounds, enquiries. */
      terms: z
        .array(
          z.object({
            term: text(40).meta({ title: 'What was searched for' }),
            spend: pounds,
            enquiries: pounds,
            kept: z.boolean().meta({ title: 'Still paid for' }),
          }),
        )
        .min(3),
    }),
    leads: serviceCard.extend({
      sample,
      timeline: z
        .array(
          z.object({
            time: z.iso.time({ precision: -1, error: 'must be a time such as 09:30' }),
            who: text(30).meta({ title: 'Who does it' }),
            text: text(140),
          }),
        )
        .min(3),
    }),
  }),
  approach: z.object({
    title: text(40),
    intro: text(200),
    steps: z
      .array(
        z.object({ number: z.string().regex(/^0\d$/), title: text(60), text: text(260), result: text(60) }),
      )
      .length(3),
  }),
  /** The report as a sum of the visitor’s own; home pages that were stored before it have none. */
  sum: z
    .object({ title: text(60), lead: text(200), ...sumFields, sample })
    .superRefine(checkSum)
    .optional()
    .meta({ title: 'The report as a sum' }),
  brands: z.object({
    title: text(60),
    intro: text(200),
    all: action,
    how: action.meta({ title: 'Button to how we work' }),
    store: tile(60).meta({ title: 'Link on the drawn shop' }),
    doughnut: tile(80).meta({ title: 'Link on the drawn doughnut' }),
  }),
  testimonials: z.object({ title: text(60) }),
});
