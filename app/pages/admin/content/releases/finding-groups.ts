/** A finding with the places to go to, as plain data. */
export type FindingShown = {
  sentence: string;
  /** Whether it keeps the release from being published; else a person decides. */
  refuses: boolean;
  page: string | null;
  document: { to: string; words: string } | null;
  /** The text that it is about, else the page, else the site. */
  about: string;
};

/** Several findings about one text or page. */
type FindingGroup = { about: string; findings: FindingShown[] };

/** Findings by what they are about, in the order in which each was first named. */
export function groupsOf(findings: readonly FindingShown[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ about }) => about);
  return Array.from(groups, ([about, all]) => ({ about, findings: all }));
}
