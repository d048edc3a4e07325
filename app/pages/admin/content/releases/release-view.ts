import { contentDocuments } from '#content/documents.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { ReleaseLine } from '#server/content/releases/history.ts';
import type { FindingShown } from './finding-groups.ts';
import { findingShown } from './finding-shown.ts';

/** A release as its row shows it. */
export type ReleaseShown = {
  number: number;
  state: ReleaseLine['state'];
  /** What came of it and when, and who decided it. */
  what: string;
  by: string;
  note: string;
  pages: string;
  findings: FindingShown[];
  canGoBack: boolean;
};

const mostTitles = 4;

/** @param titled what documents are called */
export function releaseShown(line: ReleaseLine, titled: (id: string) => string): ReleaseShown {
  const { number, state, author, note, changes, findings } = line;
  const titles = Object.keys(changes).map((id) => (contentDocuments.has(id) ? titled(id) : id));
  const more = titles.length - mostTitles;
  return {
    ...{ number, state, note },
    what: whatOf(line),
    by: author?.name ?? 'A former colleague',
    pages: `${titles.slice(0, mostTitles).join(' · ')}${more > 0 ? ` and ${more} more` : ''}`,
    findings: findings.map((finding) => findingShown(finding, titled)),
    canGoBack: state === 'replaced',
  };
}

function whatOf({ state, publishAt, publishedAt, endedAt, endedBy, backTo }: ReleaseLine): string {
  const at = (instant: number | null) => (instant === null ? '' : formatInstant(instant, agencyZone));
  if (state === 'scheduled') return `Goes out on ${at(publishAt)}`;
  if (state === 'refused') return `Refused on ${at(endedAt)}`;
  if (state === 'withdrawn') return `Withdrawn on ${at(endedAt)}${endedBy ? ` by ${endedBy}` : ''}`;
  if (backTo === null) return `Published on ${at(publishedAt)}`;
  return backTo === 0
    ? `Back to the first texts on ${at(publishedAt)}`
    : `Back to release ${backTo} on ${at(publishedAt)}`;
}
