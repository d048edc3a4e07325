import type { Finding, Severity } from './finding.ts';
import type { Subject } from './subject.ts';

/** What one rule found: a sentence, and as much of the place as is known. */
export type Found = { sentence: string } & Partial<Pick<Finding, 'page' | 'document' | 'field'>>;

/** One thing that has to hold of a release. */
export type Rule<Judged = Subject> = {
  /** Lower-case words joined by hyphens; kept for good, since findings are stored by it. */
  id: string;
  severity: Severity;
  /** What has to hold, in a few words, for the table of rules. */
  holds: string;
  /** What is wrong, one at a time, so that a release that is wrong everywhere costs no more than a few. */
  find: (subject: Judged) => Iterable<Found>;
};
