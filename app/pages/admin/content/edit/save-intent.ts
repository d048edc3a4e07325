import { data, redirect } from 'react-router';
import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import type { ContentDocument } from '#content/registry.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import type { Entries } from '#domain/editor/entries.ts';
import { factsOf } from '#domain/editor/facts.ts';
import { withIds } from '#domain/editor/made-ids.ts';
import { type WrongField, wrongFields } from '#domain/editor/wrong-fields.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { formOf } from '#server/content/documents/form-of.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { type Author, findVersion } from '#server/content/documents/versions.ts';
import { withLibraryWords } from '#server/content/pictures/fill-alts.ts';
import { reviewsId, takeApart } from '#server/content/proofs/apart.ts';
import { proofMarks, proofStates } from '#server/content/proofs/stored.ts';
import type { Services } from '#server/ports/services.ts';
import { type ConflictView, combined, conflictRows } from './conflict-view.ts';
import { draftSeen } from './draft-seen.ts';
import { withFormerWords } from './former-words.ts';
import { numberIn } from './number-in.ts';
import { threeShipped } from './shipped-view.ts';
import { threeTexts } from './three-texts.ts';
import { type Typed, typedAgain } from './typed.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'randomId'>;
type Work = { document: ContentDocument; staffId: string; form: FormData; entries: Entries };
/** Longest note to a version, in characters. */
const longestNote = 200;

/** As it stands, together with what somebody else saved meanwhile, or with what ships now, as was chosen. */
type Way = 'save' | 'combine' | 'shipped';

/** Saves what stands in a form. */
export async function saveIntent(services: Needed, work: Work, way: Way) {
  const { document, staffId, form, entries } = work;
  const { query } = services.db;
  const field = formOf(document);
  const together = way === 'combine';
  // A number that a proof has or had must not come to stand for another review.
  const proven = document.id === reviewsId ? [...(await proofStates(query)).keys()] : [];
  const mine = withIds(field, factsOf(field, entries), proven) as object;
  const began = { number: numberIn(form, 'base'), marks: String(form.get('marks') ?? '') };
  const base = together ? numberIn(form, 'theirs') : began.number;
  const marks = together ? String(form.get('their-marks') ?? '') : began.marks;
  const three = together
    ? await threeTexts(query, document, { began, later: base, mine })
    : way === 'shipped' && (await threeShipped(query, document, mine));
  const chosen = three ? (combined(field, three, form) as object) : mine;
  const conflictWith = async (later: { by: Author; at: number; number: number }): Promise<ConflictView> => {
    const { held, ...apart } = await threeTexts(query, document, { began, later: later.number, mine });
    return {
      ...{ by: later.by?.name ?? 'Somebody', isOwn: later.by?.id === staffId },
      when: formatInstant(later.at, agencyZone),
      ...{ theirs: later.number, marks: proofMarks(held), rows: conflictRows(field, apart) },
    };
  };
  const refused = async (wrong: WrongField[]) => {
    // What was chosen between two texts stays chosen.
    const theirs = together ? await findVersion(query, document.id, base) : null;
    const conflict = theirs && (await conflictWith({ ...theirs, by: theirs.author }));
    return data(typedAgain(form, entries, { wrong, conflict }), { status: 422 });
  };
  const former = await withFormerWords(query, { document, field, entries }, { base, facts: chosen });
  if (former.length > 0) return refused(former);
  const { facts, proofs } = takeApart(document.id, await withLibraryWords(query, chosen));
  const note = String(form.get('note') ?? '')
    .trim()
    .slice(0, longestNote);
  const saved = await saveVersion(services, {
    ...{ document: document.id, facts, base, note, staffId },
    ...{ settled: way === 'shipped', endsDraft: true, draftSeen: draftSeen(form) },
    ...(proofs && { proofs: { typed: proofs, marks } }),
  });
  if (saved.kind === 'wrong') return refused(wrongFields(field, entries, saved.mistakes));
  if (saved.kind !== 'changed') return redirect(`${documentAddress(document.id)}?${saved.kind}`, 303);
  const conflict = await conflictWith(saved);
  return data(typedAgain(form, entries, { conflict }) satisfies Typed, { status: 409 });
}
