/**
 * One change of a document's form, for the versions that were saved before it: pure, and applied when a version is
 * read. The stored version stays as it was.
 */
export type FactsMigration = {
  /** The id of the document; with `/*` at its end every one of a folder. */
  document: string;
  /** What changed, in a few words for whoever reads this in a year. */
  what: string;
  /** The facts in the new form. What has the new form already must come back as it is. */
  change: (facts: object) => object;
};

/**
 * All of them, the oldest first. A renamed field moves its text, a value that is no longer offered becomes its
 * nearest one, and a field that is new and must not be empty gets what ships.
 */
export const factsMigrations: readonly FactsMigration[] = [];
