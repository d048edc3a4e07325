import type { PreviewDay } from '#server/availability/preview.ts';
import type { RulesDraft } from './rules-draft.ts';

/** The form as it stands: what is typed, what is wrong with it, and what it would offer. */
export type Worksheet = {
  draft: RulesDraft;
  errors: Record<string, string>;
  /** Null while something is wrong. */
  preview: PreviewDay[] | null;
};

/** What every part of the form takes. */
export type DraftProps = {
  draft: RulesDraft;
  errors: Record<string, string>;
  onChange: (draft: RulesDraft) => void;
};
