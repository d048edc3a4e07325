import { data } from 'react-router';
import { groupOf, pathsOf, titleOf } from '#content/document-places.ts';
import { contentDocuments } from '#content/documents.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { itemOf } from '#domain/editor/collections.ts';
import { toFields } from '#domain/editor/entries.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { ships } from '#server/content/collections/ships.ts';
import { itemWords } from '#server/content/collections/titles.ts';
import { readDraft } from '#server/content/documents/drafts.ts';
import { formOf } from '#server/content/documents/form-of.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { putTogether } from '#server/content/proofs/apart.ts';
import { proofMarks, readProofs } from '#server/content/proofs/stored.ts';
import { dueAt } from '#server/content/releases/due.ts';
import { scheduledReleases } from '#server/content/releases/history.ts';
import type { Queries } from '#server/db/db.ts';
import { factsNow } from './facts-now.ts';
import { hasPicture, pictureOffer } from './picture-choices.ts';
import { referencesFor } from './references.ts';
import { shippedRows } from './shipped-view.ts';

const noPictures = { find: '', choices: [], before: null, after: null };

/** @throws the answer 'not found' */
export function askedDocument(id: string | undefined) {
  const document = contentDocuments.get(id ?? '');
  if (!document) throw data(null, { status: 404 });
  return document;
}

/**
 * The form of a document with one's own draft, or with what was saved last where there is none or the address asks for
 * it: what is typed into the form takes the draft's place, so it begins with the draft.
 */
export async function loadDocumentView(
  queries: Queries,
  staffId: string,
  id: string,
  search: URLSearchParams,
) {
  const read = await readDocument(queries, id);
  const draft = await readDraft(queries, { document: id, staffId });
  const shown = search.has('as-saved') ? null : draft;
  const isItem = itemOf(id) !== null;
  const isAdded = !ships(id);
  const versions: Record<string, number> = isItem && read.number > 0 ? { [id]: read.number } : {};
  const items = await itemWords(queries, { ids: isItem ? [id] : [], saved: versions, staffId });
  const field = formOf(read.document);
  const proofs = await readProofs(queries);
  const saved = putTogether(id, read.facts, (review) => proofs.get(Number(review.id)));
  const entries = [...toFields(field, shown?.facts ?? saved)];
  const draftWhen = draft && formatInstant(draft.at, agencyZone);
  const isNew = isAdded && read.number === 0;
  const due = dueAt(await scheduledReleases(queries), id, read.number);
  return {
    id,
    title: isItem ? (items.get(id)?.title ?? '') : titleOf(id),
    isItem,
    group: groupOf(id),
    // An item that was never live has no page.
    pages: isAdded && read.liveNumber === 0 ? [] : pathsOf(id).filter((path) => path.startsWith('/')),
    field,
    references: await referencesFor(queries, field),
    entries,
    factsNow: factsNow(read.document, read.facts, entries),
    base: shown?.base ?? read.number,
    number: read.number,
    /** When the draft was kept that there is, in epoch milliseconds; 0 where there is none. */
    draftAt: draft?.at ?? 0,
    /** Which proofs of reviews the form begins with. */
    marks: proofMarks(proofs),
    last: lastWords(read, isNew),
    isNew,
    published: read.number === read.liveNumber,
    /** When a release that was scheduled brings it to visitors. */
    due: due === null ? null : formatInstant(due, agencyZone),
    fellBackTo: read.fellBackTo,
    shipped: await shippedRows(queries, id),
    /** When the draft was kept that stands in the form, and the one that waits beside what was saved. */
    continued: shown ? draftWhen : null,
    waiting: shown ? null : draftWhen,
    pictures: hasPicture(field) ? await pictureOffer(queries) : noPictures,
    told: toldOf(search),
    /** What the last press of a button came to; it stands beside the buttons, since a long form stays where it was. */
    done: doneWords(search),
  };
}

export type DocumentView = Awaited<ReturnType<typeof loadDocumentView>>;

type Read = { at: number | null; author: { name: string } | null; number: number };

function lastWords({ at, author, number }: Read, isNew: boolean) {
  if (at === null) return isNew ? 'Not saved yet' : 'As delivered, never changed here';
  return [`Version ${number}`, formatInstant(at, agencyZone), author?.name].filter(Boolean).join(', ');
}

function toldOf(search: URLSearchParams): string | null {
  if (search.has('begun')) return 'This text is yours to write. Nobody else sees it until you save it.';
  if (search.has('moved'))
    return 'Moved and saved. Visitors find it here, and are led here from the old address, once you publish both.';
  return null;
}

function doneWords(search: URLSearchParams): string | null {
  if (search.has('saved')) return 'Saved as a new version. Visitors see it once it is published.';
  if (search.has('proofs')) return 'The proof is kept. The text itself was not changed.';
  if (search.has('same')) return 'Nothing was changed, so there is no new version.';
  if (search.has('rested')) return 'Settled: your text stays as it is.';
  if (search.has('kept')) return 'Kept as your draft. Nobody else sees it.';
  if (search.has('discarded')) return 'The draft is discarded. This is what was saved last.';
  return null;
}
