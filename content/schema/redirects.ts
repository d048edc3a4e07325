import { z } from 'zod';

const path = z
  .string()
  .max(200, 'must be at most 200 characters')
  .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, "must be a path such as '/portfolio/old-name'");

const closed = /^\/(admin|api|sign-in|sign-out|set-up|booking|invitation|new-password)(\/|$)/;

/** Old addresses and where what stood there is now. The chain that begins at one of them must end. */
export const redirectsSchema = z.object({
  moves: z
    .array(
      z.object({
        from: path
          .refine((from) => !closed.test(from), 'must be an address of a page for visitors')
          .meta({ title: 'Old address' }),
        /** A page of this site, perhaps with a place on it. */
        to: z
          .string()
          .max(200, 'must be at most 200 characters')
          .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/, "must be a path such as '/portfolio'")
          .meta({ title: 'New address' }),
      }),
    )
    .max(500, 'must be at most 500')
    .superRefine((list, context) => {
      const next = new Map<string, string>();
      list.forEach(({ from }, index) => {
        const wrong = (message: string) =>
          context.addIssue({ code: 'custom', path: [index, 'from'], message });
        if (next.has(from)) wrong(`'${from}' is used twice`);
        next.set(from, list[index]?.to.replace(/#.*$/, '') ?? '');
      });
      list.forEach(({ from }, index) => {
        const seen = new Set<string>();
        let at: string | undefined = from;
        while (at !== undefined && !seen.has(at)) {
          seen.add(at);
          at = next.get(at);
        }
        if (at !== from) return;
        context.addIssue({ code: 'custom', path: [index, 'to'], message: 'leads back to where it began' });
      });
    }),
});
