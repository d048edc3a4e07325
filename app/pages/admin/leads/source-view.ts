import type { Attribution } from '#domain/leads/touch.ts';
import { sourceOf } from '#domain/leads/touch.ts';
import { touchRows } from '#server/leads/touch-rows.ts';

/** How a visitor came, in words and as labelled values. */
export function sourceView(attribution: Attribution | null) {
  return {
    source: sourceOf(attribution?.last),
    first: touchRows(attribution?.first),
    last: touchRows(attribution?.last),
  };
}

export type SourceView = ReturnType<typeof sourceView>;
