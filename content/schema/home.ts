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
    weeks: z.array(pounds).min(6),
    channels: z.array(z.object({ label: text(30), pounds })).min(2),
  })
  .refine((report) => report.weeks.reduce((sum, week) => sum + week, 0) === report.revenue.pounds, {
    path: ['weeks'],
    message: 'the weeks must add up to the revenue',
  })
  .refine(
    (report) => report.channels.reduce((sum, channel) => sum + channel.pounds, 0) === report.revenue.pounds,
    { path: ['channels'], message: 'the channels must add up to the revenue' },
  );

const serviceCard = z.object({ title: text(40), text: text(160), fact: text(60), to: path });

export const homeSchema = z.object({
  hero: z.object({
    badge: text(40),
    headline: text(60),
    intro: text(260),
    primary: action,
    secondary: action,
    report: reportSchema,
    promises: z.array(z.object({ figure: text(20), text: text(60) })).length(3),
  }),
  services: z.object({
    title: text(40),
    intro: text(200),
    enquire: action,
    design: serviceCard.extend({
      /** A page of an imaginary client, as it stands on the designer's desk. */
      page: z.object({
        caption: text(80),
        brand: text(24),
        headline: text(50),
        line: text(80),
        button: text(24),
        /** What the designer wrote beside the headline, the button and the picture. */
        notes: z.array(text(60)).length(3),
      }),
    }),
    development: serviceCard.extend({
      budget: z.array(z.object({ label: text(40), limit: text(30) })).min(3),
    }),
    ppc: serviceCard.extend({
      sample,
      /** Rows of an example account: what was searched for, spend in pounds, enquiries. */
      terms: z
        .array(z.object({ term: text(40), spend: pounds, enquiries: pounds, kept: z.boolean() }))
        .min(3),
    }),
    leads: serviceCard.extend({
      sample,
      timeline: z
        .array(
          z.object({
            time: z.iso.time({ precision: -1, error: 'must be a time such as 09:30' }),
            who: text(30),
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
    how: action,
    store: z.object({ label: text(60), to: path }),
    doughnut: z.object({ label: text(80), to: path }),
  }),
  testimonials: z.object({ title: text(60) }),
});
