import type { Rendering } from '#server/content/gate/rendering.ts';

/** A release that breaks one rule, and words that must stand in the sentence about it. */
export type Example = { wrong: Rendering; says: string };

/** Examples by the id of the rule that they break. */
export type Examples = Readonly<Record<string, readonly Example[]>>;
