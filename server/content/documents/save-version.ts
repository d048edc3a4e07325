import { type Mistake, mistakesIn } from '#content/documents.ts';
import { enqueueDrawing, isDrawn } from '#server/content/drawings/enqueue-drawing.ts';
import { reviewsId, type TypedProofs } from '#server/content/proofs/apart.ts';
import { keepProofs, mistakesInProofs, ProofsChanged } from '#server/content/proofs/save.ts';
import { readProofs } from '#server/content/proofs/stored.ts';
import { defaultUnder } from '#server/content/shipped/under.ts';
import { violationOf } from '#server/db/constraint.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { type DraftSeen, dropDraft } from './drafts.ts';
import { factsText, sameFacts } from './facts-text.ts';
import { knownDocument } from './known.ts';
import { schemaHash } from './schema-hash.ts';
import { type Author, findVersion } from './versions.ts';

export type ToSave = {
  document: string;
  facts: object;
  /** The number of the version that the work began with. */
  base: number;
  note: string;
  /** Null for an import. */
  staffId: string | null;
  /** What was typed of the proofs of reviews, and which ones the form began with; without it they stay. */
  proofs?: { typed: TypedProofs; marks: string };
  /** Whether it was written with what ships now before the eyes. */
  settled?: boolean;
  /** It is what the author typed in the document's form: their draft is gone with it. */
  endsDraft?: boolean;
  /** Which draft that form knows: what its author typed in another window stays. */
  draftSeen?: DraftSeen | undefined;
};

export type Saved =
  | { kind: 'saved'; number: number }
  /** What was sent says what the latest version says; nothing was added. */
  | { kind: 'same'; number: number }
  /** The same, but a proof was kept. */
  | { kind: 'proofs'; number: number }
  /** Somebody else has saved since: theirs, to be compared. Nothing was added. */
  | { kind: 'changed'; by: Author; at: number; number: number; facts: object }
  /** It may be kept as a draft only. */
  | { kind: 'wrong'; mistakes: Mistake[] };

type Needed = Pick<Services, 'db' | 'clock' | 'randomId'>;

/**
 * Adds a version to a document, unless somebody else was faster: of two who began with the same one, exactly one
 * saves.
 * @throws DomainError not-found, too-large
 */
export async function saveVersion(services: Needed, save: ToSave): Promise<Saved> {
  const document = knownDocument(save.document);
  factsText(save.facts);
  const mistakes = [...mistakesIn(document, save.facts), ...(await mistakesOfProofs(services, save))];
  if (mistakes.length > 0) return { kind: 'wrong', mistakes };
  const add = () => services.db.query.transaction().execute((trx) => addVersion(trx, services, save));
  // Who came second on PostgreSQL meets the other's number; the second look finds what they saved.
  return add().catch(async (error: unknown): Promise<Saved> => {
    if (violationOf(error) === 'unique') return add();
    if (!(error instanceof ProofsChanged)) throw error;
    const latest = await findVersion(services.db.query, save.document, 'latest');
    const [by, at] = [null, services.clock.now()];
    return latest ? changed(latest) : { kind: 'changed', by, at, number: 0, facts: document.defaults };
  });
}

/** A text that comes without proofs is judged by those that are held. */
async function mistakesOfProofs(
  { db, clock }: Needed,
  { document, facts, proofs }: ToSave,
): Promise<Mistake[]> {
  if (document !== reviewsId || !Array.isArray(facts)) return [];
  const held = proofs ? null : await readProofs(db.query);
  const typed = proofs?.typed ?? facts.map((item: { id: number }) => held?.get(item?.id) ?? null);
  return mistakesInProofs(document, facts, typed, clock.now());
}

/**
 * Adds a version that was found right, as part of a transaction that changes several documents.
 * @throws DomainError not-found, too-large
 */
export async function addVersion(
  trx: Queries,
  { randomId, clock }: Omit<Needed, 'db'>,
  save: ToSave,
): Promise<Saved> {
  const document = knownDocument(save.document);
  const facts = factsText(save.facts);
  const kept = async () =>
    save.proofs !== undefined &&
    (await keepProofs(trx, {
      ...{ facts: save.facts, proofs: save.proofs.typed, marks: save.proofs.marks },
      now: clock.now(),
    }));
  const latest = await findVersion(trx, save.document, 'latest');
  if (sameFacts(latest?.facts ?? document.defaults, save.facts)) {
    await forgetDraft(trx, save);
    return { kind: (await kept()) ? 'proofs' : 'same', number: latest?.number ?? 0 };
  }
  if (latest && latest.number !== save.base) return changed(latest);
  const number = (latest?.number ?? 0) + 1;
  await trx
    .insertInto('content_versions')
    .values({
      id: randomId(),
      document: save.document,
      number,
      facts,
      schema_hash: schemaHash(document),
      author_id: save.staffId,
      note: save.note,
      created_at: clock.now(),
      default_hash: await defaultUnder(trx, document, {
        ...{
          facts: save.facts,
          settled: save.settled ?? false,
          latest: latest?.number ?? 0,
          now: clock.now(),
        },
      }),
    })
    .execute();
  if (isDrawn(save.document)) await enqueueDrawing(trx, clock.now(), { document: save.document, number });
  await kept();
  await forgetDraft(trx, save);
  return { kind: 'saved', number };
}

function changed({ author, at, number, facts }: NonNullable<Awaited<ReturnType<typeof findVersion>>>): Saved {
  return { kind: 'changed', by: author, at, number, facts };
}

async function forgetDraft(
  trx: Queries,
  { document, staffId, endsDraft, draftSeen: seen }: ToSave,
): Promise<void> {
  if (staffId && endsDraft) await dropDraft(trx, { document, staffId, seen });
}
