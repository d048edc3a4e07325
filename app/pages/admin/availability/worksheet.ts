import type { PreviewDay } from '#server/availability/preview.ts';
import type { RulesDraft } from './rules-draft.ts';

/** The form’s values, their error messages, and the preview. */
export type Worksheet = {
  draft: RulesDraft;
  /** How the hours stood that the draft began with. */
  seen: string;
  /** Others were saved meanwhile: what those are, in the form of a draft. */
  meanwhile?: RulesDraft;
  errors: Record<string, string>;
  /** Null while something is wrong. */
  preview: PreviewDay[] | null;
};

/** The props of every part of the form. */
export type DraftProps = {
  draft: RulesDraft;
  errors: Record<string, string>;
  onChange: (draft: RulesDraft) => void;
};
