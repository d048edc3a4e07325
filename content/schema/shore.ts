import { z } from 'zod';
import { text } from './page.ts';

const link = z.object({ label: text(40), to: z.url({ protocol: /^https$/ }) });

export const shoreSchema = z.object({
  title: text(60),
  lead: text(200),
  /** Before the height of this minute. */
  now: text(30),
  rising: text(20),
  falling: text(20),
  high: text(30),
  low: text(30),
  nextHigh: text(30),
  nextLow: text(30),
  /** What the curve is called for those who do not see it; the day's waters follow it. */
  curve: text(120),
  /** What the heights are good for, and what they count from. */
  note: text(160),
  /** Beside the lines: what they are, after the metres of now, before the time of high water. */
  beside: z
    .object({
      lines: text(60),
      /** The same where the lines stand below these words. */
      below: text(60).default('The lines below are the tide in Scarborough:'),
      level: text(20),
      high: text(30),
    })
    .default({
      lines: 'These lines are the tide in Scarborough:',
      below: 'The lines below are the tide in Scarborough:',
      level: 'm now',
      high: 'high water at',
    }),
  /** Between the times at which the sun rises and sets. */
  daylight: text(30).default('Daylight'),
  /** The colours of the page, and what they can be. */
  palette: z
    .object({ title: text(40), day: text(20), night: text(20), sun: text(20), note: text(200) })
    .default({
      title: 'Colours',
      day: 'Day',
      night: 'Night',
      sun: 'With the sun',
      note: 'With the sun, pages turn dark from sunset to sunrise in Scarborough.',
    }),
  source: z.object({ lead: text(80), data: link, joint: text(20), licence: link }),
});
