import { z } from 'zod';

/** A path on this site, with an optional fragment. */
const path = z
  .string()
  .regex(/^\/[a-z0-9\-/]*(#[a-z0-9-]+)?$/, "must be a path such as '/services/web-design'");

const link = z.object({ label: z.string().min(1), to: path });

export const navigationSchema = z.object({
  services: z
    .array(
      z.object({
        emoji: z.string().min(1),
        title: z.string().min(1),
        description: z.string().min(20),
        to: path,
      }),
    )
    .length(6, 'the services menu has six cards'),
  main: z.array(link).min(1),
  call: z.object({ label: z.string(), shortLabel: z.string(), mobileLabel: z.string(), to: path }),
  home: link,
  assessment: z.object({ label: z.string(), longLabel: z.string() }),
  footer: z.array(z.object({ title: z.string().min(1), links: z.array(link).min(1) })).min(1),
  /** For existing clients, in the footer. */
  portal: z.object({ question: z.string(), label: z.string(), sample: z.string() }),
  legal: z.array(link).min(3),
});

export type Navigation = z.infer<typeof navigationSchema>;
