import { z } from 'zod';
import { text } from './page.ts';

const link = z.object({
  label: text(40).meta({ title: 'Words of the link' }),
  to: z.url({ protocol: /^https$/ }).meta({ title: 'Where it leads' }),
});

export const shoreSchema = z.object({
  title: text(60),
  lead: text(200).meta({ title: 'Lead below the title' }),
  now: text(30).meta({ title: 'Before the height of this minute' }),
  rising: text(20).meta({ title: 'While the water rises' }),
  falling: text(20).meta({ title: 'While it falls' }),
  high: text(30).meta({ title: 'High water' }),
  low: text(30).meta({ title: 'Low water' }),
  nextHigh: text(30).meta({ title: 'Before the next high water' }),
  nextLow: text(30).meta({ title: 'Before the next low water' }),
  curve: text(120).meta({
    title: 'What the curve is called',
    description: 'For those who do not see it; the day’s waters follow it.',
  }),
  note: text(160).meta({ title: 'What the heights are good for, and what they count from' }),
  beside: z
    .object({
      lines: text(60).meta({ title: 'What the lines are' }),
      below: text(60)
        .default('This water is Scarborough’s tide now:')
        .meta({ title: 'The same where the water stands behind these words' }),
      why: text(60)
        .default('We work beside it.')
        .meta({ title: 'Why it stands here', description: 'Below the height, in smaller letters.' }),
      name: text(10).default('Tide').meta({ title: 'Before the height on the flag at the scale' }),
      level: text(10).meta({ title: 'After the metres' }),
      high: text(30).meta({ title: 'Before the time of high water' }),
      low: text(30).default('Low water at').meta({ title: 'Before the time of low water' }),
    })
    .default({
      lines: 'These lines are Scarborough’s tide now:',
      below: 'This water is Scarborough’s tide now:',
      why: 'We work beside it.',
      name: 'Tide',
      level: 'm',
      high: 'High water at',
      low: 'Low water at',
    })
    .meta({ title: 'Words beside the lines' }),
  daylight: text(30).default('Daylight').meta({ title: 'Before the times of sunrise and sunset' }),
  palette: z
    .object({
      title: text(40).meta({ title: 'What the choice is of' }),
      day: text(20).meta({ title: 'Always light' }),
      night: text(20).meta({ title: 'Always dark' }),
      sun: text(20).meta({ title: 'By the sun' }),
      note: text(200).meta({ title: 'What the sun does' }),
    })
    .default({
      title: 'Colours',
      day: 'Day',
      night: 'Night',
      sun: 'Follow the sun',
      note: 'With the sun, pages turn dark from sunset to sunrise in Scarborough.',
    })
    .meta({ title: 'Colours of the pages' }),
  source: z
    .object({
      lead: text(80).meta({ title: 'Words before the source' }),
      data: link.meta({ title: 'The source' }),
      joint: text(20).meta({ title: 'Words between source and licence' }),
      licence: link.meta({ title: 'Its licence' }),
    })
    .meta({ title: 'Where the figures come from' }),
});
