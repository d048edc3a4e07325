import { documentGroups, groupOf, titleOf } from '#content/document-places.ts';
import { contentDocuments } from '#content/documents.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { itemOf } from '#domain/editor/collections.ts';
import { formatInstant, wallClock } from '#domain/format/instant.ts';
import { nearDate } from '#domain/format/near.ts';
import { portfolioOrderSaved } from '#server/content/collections/portfolio-place.ts';
import { putAwayItems } from '#server/content/collections/put-away.ts';
import { itemWords } from '#server/content/collections/titles.ts';
import { draftedDocuments } from '#server/content/documents/drafts.ts';
import { latestVersions } from '#server/content/documents/latest-versions.ts';
import { liveDocuments } from '#server/content/documents/live-documents.ts';
import { withRelease } from '#server/content/in-use.ts';
import { ownDraft } from '#server/content/previews/own-draft.ts';
import { dueAt } from '#server/content/releases/due.ts';
import { scheduledReleases } from '#server/content/releases/history.ts';
import { shippedChanges } from '#server/content/shipped/changed.ts';
import type { Queries } from '#server/db/db.ts';
import { foundTexts } from './found-places.ts';

export type DocumentRow = {
  id: string;
  title: string;
  /** Saved and not yet what visitors read. */
  waits: boolean;
  /** When it goes out by itself, in words; null when no release was scheduled with it. */
  due: string | null;
  /** Typed by whoever looks, and not saved. */
  drafted: boolean;
  /** Saved so that no page shows it. */
  hidden: string | null;
  /** What ships with the software has changed since it was edited. */
  shipped: boolean;
  /** Who saved it last, and when; null while it is as it was delivered. */
  last: string | null;
};

type Asked = { staffId: string; asked: string; away: boolean; now: number };

/**
 * Everything that visitors read, by group, as the owner's index shows it.
 * @param asked words of a title or group
 * @param away whether to show what was put away
 */
export async function loadIndexView(queries: Queries, { staffId, asked, away, now }: Asked) {
  const today = wallClock(now, agencyZone).date;
  const versions = new Map((await latestVersions(queries)).map((one) => [one.document, one]));
  const live = await liveDocuments(queries);
  const scheduled = await scheduledReleases(queries);
  const shipped = new Set((await shippedChanges(queries)).map(({ document }) => document));
  const drafted = await draftedDocuments(queries, staffId);
  const putAway = await putAwayItems(queries);
  const { ids: shownStudies } = await portfolioOrderSaved(queries);
  const known = [...new Set([...contentDocuments.keys(), ...versions.keys(), ...drafted])].filter(
    (id) => contentDocuments.has(id) && (away ? putAway.has(id) : !putAway.has(id)),
  );
  const items = known.filter((id) => itemOf(id));
  const saved = Object.fromEntries(items.flatMap((id) => [[id, versions.get(id)?.number ?? 0]]));
  const words = await itemWords(queries, { ids: items, saved, staffId });
  const hiddenWords = (id: string) => {
    const item = itemOf(id);
    if (item?.collection === 'case-studies' && !shownStudies.includes(item.name))
      return 'Not in the portfolio';
    return words.get(id)?.shown === false ? 'Off the website' : null;
  };
  const rows = known.map((id): DocumentRow & { group: string } => {
    const version = versions.get(id);
    const when = version && nearDate(wallClock(version.at, agencyZone).date, today);
    const waits = version !== undefined && version.number !== (live[id] ?? 0);
    const due = waits ? dueAt(scheduled, id, version.number) : null;
    return {
      id,
      title: words.get(id)?.title ?? titleOf(id),
      hidden: hiddenWords(id),
      group: groupOf(id),
      waits,
      due: due === null ? null : formatInstant(due, agencyZone),
      drafted: drafted.has(id),
      shipped: shipped.has(id),
      last: when ? [when, version.author?.name].filter(Boolean).join(', ') : null,
    };
  });
  const wanted = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter(({ title, group, id }) => {
    const text = `${title} ${group} ${id}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const groups = documentGroups
    .map((title) => ({ title, rows: found.filter(({ group }) => group === title) }))
    .filter(({ rows: some }) => some.length > 0);
  const texts = asked && !away ? await textsSaying(queries, staffId, asked) : { places: [], more: 0 };
  const waiting = rows.filter(({ waits, due }) => waits && due === null).length;
  const goingOut = rows.filter(({ due }) => due !== null).length;
  return { asked, away, putAway: putAway.size, groups, ...texts, waiting, goingOut };
}

/** The fields of the draft in which somebody’s words stand; a text is looked for, and no part of a word. */
async function textsSaying(queries: Queries, staffId: string, text: string) {
  const release = await ownDraft(queries, staffId);
  return withRelease(release, () => foundTexts(release, text));
}
