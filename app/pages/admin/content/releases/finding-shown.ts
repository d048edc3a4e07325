import { documentAddress, fieldAddress } from '#app/pages/admin/content/addresses.ts';
import { contentDocuments } from '#content/documents.ts';
import { fieldLabels } from '#server/content/gate/field-labels.ts';
import type { Finding } from '#server/content/gate/finding.ts';

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

/** @param titled what documents are called */
export function findingShown(
  { sentence, severity, page, document, field }: Finding,
  titled: (id: string) => string,
): FindingShown {
  const refuses = severity === 'refusal';
  const whole = page ?? 'The whole site';
  if (!document || !contentDocuments.has(document))
    return { sentence, refuses, page, document: null, about: whole };
  const about = titled(document);
  const last = field ? fieldLabels(document, field).at(-1) : undefined;
  const to = field ? fieldAddress(document, field) : documentAddress(document);
  return {
    sentence,
    refuses,
    page,
    document: { to, words: last ? `${about}: ${last}` : about },
    about,
  };
}

/** Findings by what they are about, in the order in which each was first named. */
export function groupsOf(findings: readonly FindingShown[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ about }) => about);
  return Array.from(groups, ([about, all]) => ({ about, findings: all }));
}
