import { contentDocuments } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import { nameOf, quoted } from '#server/content/gate/texts.ts';
import { changedIn } from './changed-in.ts';

/** An address whose page could not be made, and why. */
export type NotMade = { address: string; why: string };

const mostNamed = 3;

/**
 * What is to be told of pages that could not be made: once for each reason, with the pages and with the texts that
 * were changed, since one of these is the cause.
 */
export function notMadeFindings(
  notMade: readonly NotMade[],
  { release, previous }: { release: Release; previous: Release | null },
): Finding[] {
  if (notMade.length === 0) return [];
  const changed = changedIn(release, previous ?? new Map());
  const byReason = Map.groupBy(notMade, ({ why }) => why);
  return Array.from(byReason, ([why, all]) => {
    const named = changed.find((id) => why.includes(contentDocuments.get(id)?.file ?? '\n'));
    const document = named ?? (changed.length === 1 ? changed[0] : undefined) ?? null;
    const [first] = all;
    const others = all.length - 1;
    const pages = `${first?.address}${others > 0 ? ` and ${others} more ${others === 1 ? 'page' : 'pages'}` : ''}`;
    const sentence = `${pages} cannot be shown with these texts. ${whatChanged(named ? [named] : changed)} The program says: ${quoted(why, 160)}.`;
    return {
      rule: 'page-made',
      severity: 'refusal',
      page: first?.address ?? null,
      document,
      field: null,
      sentence,
    };
  });
}

function whatChanged(ids: readonly string[]): string {
  if (ids.length === 0) return 'No text was changed, so that the site itself needs mending.';
  const more = ids.length - mostNamed;
  const names = ids.slice(0, mostNamed).map((id) => quoted(nameOf(id)));
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(' and ');
  return ids.length === 1
    ? `Look at ${list}, which was changed.`
    : `One of these was changed and is the cause: ${list}.`;
}
