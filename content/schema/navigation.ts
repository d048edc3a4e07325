import { z } from 'zod';

/** A path on this site, with an optional fragment. */
const path = z
  .string()
  .max(200, 'must be at most 200 characters')
  .regex(/^\/[a-z0-9\-/]*(#[a-z0-9-]+)?$/, "must be a path such as '/services/web-design'");

const label = z.string().min(1).max(40);
const link = z.object({ label, to: path });

/** As many letters as stand beside each other on a screen of 1024 pixels, with room left for the notes. */
const lettersOfHeader = 36;

export const navigationSchema = z.object({
  services: z
    .array(
      z.object({
        // A flag of a country or a family is one sign of many parts.
        emoji: z.string().min(1).max(30, 'must be one emoji'),
        title: z.string().min(1).max(30),
        description: z.string().min(20).max(90),
        to: path,
      }),
    )
    .min(3, 'the services menu has at least three cards')
    .max(9, 'the services menu has at most nine cards'),
  main: z
    .array(link)
    .min(1)
    .max(5)
    .superRefine((links, context) => {
      const letters = links.reduce((sum, one) => sum + one.label.length, 0);
      if (letters <= lettersOfHeader) return;
      const message = `the labels of the header have ${letters} letters together, this one the most; ${lettersOfHeader} fit beside each other`;
      const longest = links.reduce(
        (most, { label: { length } }, at) => (length > (links[most]?.label.length ?? 0) ? at : most),
        0,
      );
      context.addIssue({ code: 'custom', path: [longest, 'label'], message });
    })
    .meta({ title: 'Header links' }),
  call: z.object({
    label: z.string().min(1).max(26),
    shortLabel: z.string().min(1).max(14).meta({ title: 'Label where there is little room' }),
    mobileLabel: label.meta({ title: 'Label in the menu of phones' }),
    to: path,
  }),
  home: link.meta({ title: 'Link to the home page' }),
  assessment: z
    .object({
      label: z.string().min(1).max(14),
      longLabel: label.meta({ title: 'Label where there is room' }),
    })
    .meta({ title: 'Link to the assessment' }),
  footer: z
    .array(z.object({ title: label, links: z.array(link).min(1).max(12) }))
    .min(1)
    .max(4)
    .meta({ title: 'Footer columns' }),
  /** For existing clients, in the footer. */
  portal: z.object({ question: z.string(), label: z.string(), sample: z.string() }),
  legal: z.array(link).min(3).max(12).meta({ title: 'Legal links' }),
});

export type Navigation = z.infer<typeof navigationSchema>;
