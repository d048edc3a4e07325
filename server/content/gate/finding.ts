/** A refusal keeps a release from being published; a warning is for a person to judge. */
export type Severity = 'refusal' | 'warning';

/** What the gate has to say of a release, for a person who has never seen code. */
export type Finding = {
  /** Id of the rule, such as 'link-broken'. */
  rule: string;
  severity: Severity;
  /** Address of the page on which it shows, where it shows on one. */
  page: string | null;
  /** Id of the document and the way to its field, joined by full stops, where they are known. */
  document: string | null;
  field: string | null;
  sentence: string;
};
