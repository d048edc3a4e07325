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
  /** Why it has not gone out although its time has come, and what happens next. */
  late: string | null;
};

const mostTitles = 4;

type Late = { failures: number; givenUp: boolean; nextAt: number };

/**
 * @param titled what documents are called
 * @param late how the making of a scheduled release stands whose time has come
 */
export function releaseShown(
  line: ReleaseLine,
  titled: (id: string) => string,
  late?: Late | undefined,
): ReleaseShown {
  const { number, state, author, note, changes, findings } = line;
  const titles = Object.keys(changes).map((id) => (contentDocuments.has(id) ? titled(id) : id));
  const more = titles.length - mostTitles;
  return {
    ...{ number, state, note },
    what: late ? `Was to go out on ${at(line.publishAt)}` : whatOf(line),
    late: late ? lateWords(late) : null,
    by: author?.name ?? 'A former colleague',
    pages: `${titles.slice(0, mostTitles).join(' · ')}${more > 0 ? ` and ${more} more` : ''}`,
    findings: findings.map((finding) => findingShown(finding, titled)),
    canGoBack: state === 'replaced',
  };
}

function lateWords({ failures, givenUp, nextAt }: Late): string {
  if (failures === 0) return 'Its time has come: its pages are being made.';
  const sofar = 'Its pages could not be made, so visitors still have what they had before.';
  return givenUp
    ? `${sofar} The site has stopped trying, and writes to the owners within the hour. Publish the texts yourself, and ask whoever runs the server to look at the log if that fails too.`
    : `${sofar} The site tries again by itself, next on ${at(nextAt)}, for two days in all; then it stops and writes to the owners. To try now, withdraw this and publish the texts yourself: what was saved is kept.`;
}

const at = (instant: number | null) => (instant === null ? '' : formatInstant(instant, agencyZone));

function whatOf({ state, publishAt, publishedAt, endedAt, endedBy, backTo }: ReleaseLine): string {
  if (state === 'scheduled') return `Goes out on ${at(publishAt)}`;
  if (state === 'refused') return `Refused on ${at(endedAt)}`;
  if (state === 'withdrawn') return `Withdrawn on ${at(endedAt)}${endedBy ? ` by ${endedBy}` : ''}`;
  if (backTo === null) return `Published on ${at(publishedAt)}`;
  return backTo === 0
    ? `Back to the first texts on ${at(publishedAt)}`
    : `Back to release ${backTo} on ${at(publishedAt)}`;
}
