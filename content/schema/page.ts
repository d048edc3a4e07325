import { z } from 'zod';

/** A plain, trimmed sentence or phrase of the site. */
export const text = (max = 4000) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(max, `must be at most ${max} characters`)
    .refine((value) => value === value.trim() && !value.includes('  '), 'must not have stray spaces');

/** Whether a part is still invented: the launch checklist names what is. */
export const sample = z.boolean('must be true (invented) or false (real)');

/** A calendar day, yyyy-MM-dd, that exists, in a year that can be meant. */
export const isoDate = z.iso
  .date('must be a date such as 2026-05-31')
  .refine((date) => /^20\d\d/.test(date), 'must be a date of this century, such as 2026-05-31');

/** The metadata of one page for search engines and social networks. */
const pageSchema = z.object({
  /** Address on this site, without origin and without a closing slash. */
  path: z
    .string()
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'must be a path such as /services/web-design')
    .meta({ title: 'Address on this site' }),
  title: text(60).meta({ title: 'Title in search results' }),
  description: text(160)
    .min(70, 'must be at least 70 characters')
    .meta({ title: 'Description in search results' }),
  keywords: z.array(text(60)).min(3, 'needs at least 3 keywords').max(8, 'needs at most 8 keywords'),
  /** The line above the title on the social image. */
  kicker: text(32),
  socialTitle: text(70),
  socialDescription: text(200),
  lastModified: isoDate,
});

export const pagesSchema = z
  .array(pageSchema)
  .min(1, 'must hold the pages of the site')
  .superRefine((pages, context) => {
    for (const field of ['path', 'title', 'description', 'socialTitle', 'socialDescription'] as const) {
      const places = Map.groupBy(pages.keys(), (index) => pages[index]?.[field]);
      for (const [value, same] of places) {
        for (const index of same.length > 1 ? same : []) {
          const other = pages[same.find((one) => one !== index) ?? index]?.path;
          const message =
            field === 'path' ? `'${value}' is used twice` : `'${value}' is used for ${other} as well`;
          context.addIssue({ code: 'custom', path: [index, field], message });
        }
      }
    }
  })
  .meta({ title: 'Pages' });

export type Page = z.infer<typeof pageSchema>;
