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
  source: z.object({ lead: text(80), data: link, joint: text(20), licence: link }),
});
