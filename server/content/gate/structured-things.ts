import type { PageView } from './page-view.ts';
import { objectsIn } from './values.ts';

/** One thing that a page tells search engines of, with its kinds. */
export type Thing = { kinds: string[]; one: Record<string, unknown> };

/** What the structured data of a page says; null where it is not even JSON. */
export function thingsOf({ structured }: PageView): Thing[] | null {
  const things: Thing[] = [];
  for (const text of structured) {
    try {
      for (const { one } of objectsIn(JSON.parse(text))) {
        const kinds = [one['@type']].flat().filter((kind) => typeof kind === 'string');
        if (kinds.length > 0) things.push({ kinds, one });
      }
    } catch {
      return null;
    }
  }
  return things;
}
