import { titleOf } from '#content/document-places.ts';
import { createLaps } from '#server/base/laps.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import { clockDoubtMs, clockDoubtReason, isClockInDoubt } from '#server/db/clock-standing.ts';
import { TryLater } from '#server/ports/outbox.ts';
import type { PublishRelease } from '#server/ports/outbox-kinds.ts';
import { changesBetween, chosenBy, readChanges, withVersions } from './changes.ts';
import { replaceLive, show } from './go-live.ts';
import { inTurn, liveRelease } from './live.ts';
import { makeOf } from './make.ts';
import { dueBefore, overtakenSince } from './overtaken-since.ts';
import { isRefused, type Publishing } from './publishing.ts';
import { refuse } from './refuse.ts';

/** How often a release that goes live in between makes it begin anew; then the outbox tries again. */
const mostTries = 3;

/**
 * Publishes a scheduled release on top of what is live when it is due. Where a page of it went live otherwise
 * meanwhile, or the gate refuses now, nothing is changed and the owners are written why. After a server was down several
 * are due at once: those that it follows go first.
 */
export async function publishDue(services: Publishing, { releaseId }: PublishRelease): Promise<void> {
  for (const id of [...(await dueBefore(services.db.query, releaseId)), releaseId])
    await publishOne(services, id);
}

async function publishOne(services: Publishing, releaseId: string): Promise<void> {
  for (let tries = 1; tries <= mostTries; tries += 1) if (await tryOnce(services, releaseId)) return;
  throw new Error('Other releases go live again and again.');
}

/** @returns false when another release went live meanwhile */
async function tryOnce(services: Publishing, id: string): Promise<boolean> {
  const { db, clock, content } = services;
  const laps = createLaps();
  const due = await db.query
    .selectFrom('content_releases')
    .select(['number', 'changes', 'publish_at'])
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
  if (!due) return true;
  await mustBeTime(services, Number(due.publish_at));
  const live = await liveRelease(db.query);
  const changes = readChanges(due.changes);
  const since = await overtakenSince(db.query, { number: due.number, changes }, live.documents);
  const conflicts = since.map(overtakenFinding);
  const chosen = chosenBy(changes);
  const documents = withVersions(live.documents, chosen);
  const made =
    conflicts.length > 0 ? { files: [], findings: conflicts } : await makeOf(services, documents, chosen);
  laps.end('made');
  if (isRefused(made.findings)) {
    await refuse(services, { id, number: due.number, findings: made.findings });
    return true;
  }
  const outcome = await inTurn(db, async (trx) => {
    const now = await liveRelease(trx);
    if (now.number !== live.number) return 'again';
    const still = await trx
      .selectFrom('content_releases')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .executeTakeFirst();
    if (!still) return 'withdrawn';
    const at = clock.now();
    const write = () =>
      trx
        .updateTable('content_releases')
        .set({
          state: 'live',
          published_at: at,
          documents: JSON.stringify(documents),
          changes: JSON.stringify(changesBetween(live.documents, documents)),
          findings: JSON.stringify(made.findings),
          build: content.build,
        })
        .where('id', '=', id)
        .execute();
    await replaceLive(trx, { id, at, files: made.files, write });
    return 'live';
  });
  laps.end('stored');
  if (outcome === 'live') await show(services, { number: due.number, made, laps });
  return outcome !== 'again';
}

/** Visitors get nothing early, whatever called for it. @throws TryLater */
async function mustBeTime(services: Publishing, publishAt: number): Promise<void> {
  const early = publishAt - services.clock.now();
  if (early > 0) throw new TryLater('clock-in-doubt', early, 'The time of this release is still to come.');
  if (await isClockInDoubt(services)) throw new TryLater('clock-in-doubt', clockDoubtMs, clockDoubtReason);
}

function overtakenFinding(document: string): Finding {
  const sentence = `‘${titleOf(document)}’ was published in another version after this release was scheduled.`;
  return { rule: 'overtaken', severity: 'refusal', page: null, document, field: null, sentence };
}
