import { DomainError } from '#server/base/errors.ts';
import { createLaps, type Laps } from '#server/base/laps.ts';
import type { Documents } from '#server/content/documents/live-documents.ts';
import { storedFacts } from '#server/content/documents/stored-facts.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import type { Made } from '#server/content/render/made.ts';
import { changesBetween, withVersions } from './changes.ts';
import { replaceLive, show } from './go-live.ts';
import { inTurn, type Live, liveRelease } from './live.ts';
import { makeOf } from './make.ts';
import { mustPublish } from './may-publish.ts';
import { type NewRelease, newRow, nextNumber } from './new-row.ts';
import { isRefused, type Publishing } from './publishing.ts';

export type ToPublish = {
  /** The versions to publish; all others stay as visitors get them. 0 is what ships with the code. */
  documents: Documents;
  note: string;
  staffId: string;
  /** The number of the release that was live when it was decided; 0 for none. */
  expectLive: number;
};

export type Published =
  /** Visitors have it. `findings` are warnings. */
  | { kind: 'published'; number: number; findings: readonly Finding[] }
  /** The gate refused; nothing was changed. */
  | { kind: 'refused'; findings: readonly Finding[] }
  /** Another release went live meanwhile; nothing was changed. */
  | { kind: 'changed'; live: number };

/**
 * Publishes versions: makes the whole release, has it judged, and puts it in the place of the live one in one
 * transaction. A process that dies on the way leaves the old one or the new one, whole.
 * @throws DomainError forbidden, conflict when nothing would change, not-found for a version that there is not
 */
export async function publish(services: Publishing, wanted: ToPublish): Promise<Published> {
  const laps = createLaps();
  const checked = await checkWanted(services, wanted);
  if (checked.kind === 'changed') return checked;
  const { live, documents } = checked;
  laps.end('ready');
  const made = await makeOf(services, documents, wanted.documents);
  laps.end('made');
  if (isRefused(made.findings)) return { kind: 'refused', findings: made.findings };
  return store(services, { wanted, live, documents, made, backTo: null, laps });
}

/** Whether somebody may publish what they want on top of what is live now. */
export async function checkWanted(
  { db }: Pick<Publishing, 'db'>,
  { documents: chosen, staffId, expectLive }: ToPublish,
): Promise<{ kind: 'ready'; live: Live; documents: Documents } | { kind: 'changed'; live: number }> {
  await mustPublish(db.query, staffId);
  const live = await liveRelease(db.query);
  if (live.number !== expectLive) return { kind: 'changed', live: live.number };
  const versions = Object.fromEntries(Object.entries(chosen).filter(([, number]) => number !== 0));
  const found = await storedFacts(db.query, versions);
  if (found.length !== Object.keys(versions).length)
    throw new DomainError('not-found', 'One of the versions to publish is not there. Please look again.');
  const documents = withVersions(live.documents, chosen);
  if (Object.keys(changesBetween(live.documents, documents)).length === 0)
    throw new DomainError('conflict', 'Visitors have all of this already. There is nothing to publish.');
  return { kind: 'ready', live, documents };
}

type ToStore = {
  wanted: Omit<ToPublish, 'documents'>;
  live: Live;
  documents: Documents;
  made: Made;
  backTo: number | null;
  laps: Laps;
};

/** Writes a made release and shows it, unless another one was faster. */
export async function store(
  services: Publishing,
  { wanted, live, documents, made, backTo, laps }: ToStore,
): Promise<Published> {
  const { db, clock, content, randomId } = services;
  const { staffId, note } = wanted;
  const stored = await inTurn(db, async (trx): Promise<Published> => {
    await mustPublish(trx, staffId);
    const now = await liveRelease(trx);
    if (now.number !== live.number) return { kind: 'changed', live: now.number };
    const [id, at] = [randomId(), clock.now()];
    const number = await nextNumber(trx);
    const row: NewRelease = {
      ...{ id, number, documents, note, staffId, backTo, build: content.build, at },
      changes: changesBetween(live.documents, documents),
      findings: made.findings,
    };
    const write = () =>
      trx
        .insertInto('content_releases')
        .values({ ...newRow(row), state: 'live', published_at: at })
        .execute();
    await replaceLive(trx, { id, at, files: made.files, write });
    return { kind: 'published', number, findings: made.findings };
  });
  laps.end('stored');
  if (stored.kind === 'published') await show(services, { number: stored.number, made, laps });
  return stored;
}
