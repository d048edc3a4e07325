import { z } from 'zod';
import type { shippedColours } from '#domain/colours/brand.ts';
import { longestColour, parseColour } from '#domain/colours/oklch.ts';
import { contrastFaults } from '#domain/colours/pairs.ts';

const colour = (title: string, description: string) =>
  z
    .string()
    .max(longestColour, `must be at most ${longestColour} characters`)
    .refine(
      (text) => text.length > longestColour || parseColour(text) !== null,
      'must be a colour such as #fb7033 or oklch(0.7 0.18 42)',
    )
    .meta({ title, description, control: 'colour' });

/** The colours of the brand. Every other colour of the site follows from them, and each pair must be readable. */
export const brandColoursSchema = z
  .object({
    ink: colour('Ink', 'Words, and the dark bands.'),
    chalk: colour('Chalk', 'The page, and words on dark bands.'),
    sand: colour('Sand', 'The quiet second ground, and thin lines.'),
    beacon: colour('Beacon', 'The main button and the line that rises. Words on it are in ink.'),
    tide: colour('Tide', 'Links, and the second emphasis. Pale bands take their tone from it.'),
    night: colour('Night', 'The page where a device asks for a dark one.'),
    moon: colour('Moon', 'Links at night.'),
  } satisfies Record<keyof typeof shippedColours, unknown>)
  .superRefine((colours, context) => {
    if (!Object.values(colours).every((text) => parseColour(text))) return;
    for (const { field, sentence } of contrastFaults(colours))
      context.addIssue({ code: 'custom', path: [field], message: sentence });
  });
