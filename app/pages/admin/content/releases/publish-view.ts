import { titleOf } from '#content/document-places.ts';
import { contentDocuments } from '#content/documents.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { listLabel } from '#domain/editor/field-words.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { type Difference, differences } from '#domain/releases/differences.ts';
import { ships } from '#server/content/collections/ships.ts';
import { savedTitles } from '#server/content/collections/titles.ts';
import { formOf } from '#server/content/documents/form-of.ts';
import { latestVersions } from '#server/content/documents/latest-versions.ts';
import { type Pending, pendingChanges } from '#server/content/documents/pending.ts';
import { storedFacts } from '#server/content/documents/stored-facts.ts';
import { releaseInUse } from '#server/content/in-use.ts';
import { dueAt } from '#server/content/releases/due.ts';
import { releaseHistory, scheduledReleases } from '#server/content/releases/history.ts';
import { reachOf } from '#server/content/releases/reach.ts';
import type { Queries } from '#server/db/db.ts';
import type { ReachShown } from './reach-note.tsx';

/** What is shown of one page, before its own history is the better place. */
const mostFields = 40;
const longest = 600;

/** A document that can be published, as its row shows it. */
export type ToChoose = {
  id: string;
  title: string;
  number: number;
  by: string;
  note: string;
  /** When a release that was scheduled brings this very version; null when none does. */
  due: string | null;
  /** When a release that was scheduled with another version of it would be refused; null when none waits. */
  stops: string | null;
  /** When visitors had this very version, before somebody went back from it; null when they never had it. */
  tookBack: string | null;
  /** Case studies that it names and nobody has saved yet: the check refuses it until then. */
  unwritten: string[];
  fields: Difference[];
  /** What it changes in other places. */
  reach: ReachShown[];
  /** How many more fields differ. */
  more: number;
};

/** What would change, the latest first, with the fields as visitors have them and as they would. */
export async function publishRows(queries: Queries): Promise<ToChoose[]> {
  const pending = await pendingChanges(queries);
  const versions = (pick: (one: Pending) => number) =>
    storedFacts(queries, Object.fromEntries(pending.map((one) => [one.document, pick(one)])));
  const titled = await savedTitles(queries);
  const scheduled = await scheduledReleases(queries);
  const otherWaits = (id: string, number: number) => {
    const at = scheduled.find(({ changes }) => changes[id] && changes[id].to !== number)?.publishAt ?? null;
    return at === null ? null : formatInstant(at, agencyZone);
  };
  const history = await releaseHistory(queries);
  const had = (id: string, number: number) => {
    const line = history.find(({ changes, publishedAt }) => publishedAt && changes[id]?.to === number);
    return line?.publishedAt ? formatInstant(line.publishedAt, agencyZone) : null;
  };
  const [live, latest] = [await versions((one) => one.liveNumber), await versions((one) => one.number)];
  const factsIn = (stored: typeof live, id: string) =>
    stored.find(({ document }) => document === id)?.facts ?? contentDocuments.get(id)?.defaults;
  const rows = pending.map(async ({ document: id, number, author, at, note }) => {
    const [before, after] = [factsIn(live, id), factsIn(latest, id)];
    const all = differences(before, after, Array.isArray(after) ? wholeOf(id) : []);
    const stops = otherWaits(id, number);
    // Saved as visitors have it already, as after going back: there is nothing to choose, unless something else comes first.
    if (all.length === 0 && stops === null) return [];
    const due = dueAt(scheduled, id, number);
    return {
      ...{ id, number, note },
      title: titled(id),
      due: due === null ? null : formatInstant(due, agencyZone),
      stops,
      tookBack: had(id, number),
      unwritten: id === 'portfolio-order' ? await unwrittenIn(queries, factsIn(latest, id)) : [],
      by: `${author?.name ?? 'A former colleague'}, ${formatInstant(at, agencyZone)}`,
      fields: all
        .slice(0, mostFields)
        .map(({ way, before, after }) => ({ way, before: shorter(before), after: shorter(after) })),
      more: Math.max(0, all.length - mostFields),
      reach: reachOf(releaseInUse(), id, factsIn(latest, id) ?? {}).map((one) => ({
        ...one,
        texts: one.texts.map((text) => ({ id: text, title: titled(text) })),
      })),
    };
  });
  return (await Promise.all(rows)).flat();
}

/** What case studies are called that an order names before they are written. */
async function unwrittenIn(queries: Queries, facts: object | undefined): Promise<string[]> {
  const { ids = [] } = (facts ?? {}) as { ids?: string[] };
  const saved = new Set((await latestVersions(queries)).map(({ document }) => document));
  const named = ids.map((id) => `case-studies/${id}`);
  return named.filter((id) => !ships(id) && !saved.has(id)).map(titleOf);
}

/** What a document that is a list by itself holds. */
function wholeOf(id: string): string[] {
  const document = contentDocuments.get(id);
  return document ? [listLabel(formOf(document))] : [];
}

function shorter(text: string | null): string | null {
  return text !== null && text.length > longest ? `${text.slice(0, longest)}…` : text;
}
