import { z } from 'zod';
import { longestMarkdown, markdownHtml } from '#domain/format/markdown.ts';

/** A text in Markdown that can be turned into HTML: without raw HTML, pictures and addresses that are not safe. */
export const markdown = () =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(longestMarkdown, `must be at most ${longestMarkdown.toLocaleString('en-GB')} characters`)
    .superRefine((value, context) => {
      if (value.length > longestMarkdown) return;
      try {
        markdownHtml(value);
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      }
    });

/** The id of a place on a page: what stands behind # in links to it. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug: lower-case letters, digits and hyphens');

/** Says of each item whose id an earlier one has that it stands twice. */
export function idsOnce(
  items: readonly { id: string }[],
  context: z.RefinementCtx,
  path: readonly PropertyKey[] = [],
): void {
  const seen = new Set<string>();
  items.forEach(({ id }, index) => {
    if (seen.has(id)) {
      context.addIssue({ code: 'custom', path: [...path, index, 'id'], message: `'${id}' is used twice` });
    }
    seen.add(id);
  });
}
