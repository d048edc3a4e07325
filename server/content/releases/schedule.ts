import { dayMs, minuteMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { withdraw as takeBack } from '#server/outbox/withdraw.ts';
import { changesBetween } from './changes.ts';
import { inTurn } from './live.ts';
import { makeOf } from './make.ts';
import { mustPublish } from './may-publish.ts';
import { newRow, nextNumber } from './new-row.ts';
import { checkWanted, type ToPublish } from './publish.ts';
import { isRefused, type Publishing } from './publishing.ts';

export type Scheduled =
  | { kind: 'scheduled'; number: number; findings: readonly Finding[] }
  | { kind: 'refused'; findings: readonly Finding[] }
  | { kind: 'changed'; live: number };

/** Nobody remembers after a year what they wanted. */
const furthestMs = 366 * dayMs;

/**
 * Has versions published at a time. They are made and judged now, so that what is refused is known at once, and again
 * when they are due.
 * @throws DomainError forbidden, conflict when nothing would change, invalid (field `at`), not-found
 */
export async function schedule(
  services: Publishing,
  { publishAt, ...wanted }: ToPublish & { publishAt: number },
): Promise<Scheduled> {
  const { db, clock, content, randomId, wakeOutbox } = services;
  checkTime(publishAt - clock.now());
  const checked = await checkWanted(services, wanted);
  if (checked.kind === 'changed') return checked;
  const { live, documents } = checked;
  const { findings } = await makeOf(services, documents, wanted.documents, publishAt);
  if (isRefused(findings)) return { kind: 'refused', findings };
  const number = await inTurn(db, async (trx) => {
    await mustPublish(trx, wanted.staffId);
    const [id, at] = [randomId(), clock.now()];
    const next = await nextNumber(trx);
    const row = newRow({
      ...{ id, number: next, documents, note: wanted.note, staffId: wanted.staffId },
      ...{ changes: changesBetween(live.documents, documents), build: content.build, findings, at },
      backTo: null,
    });
    await trx
      .insertInto('content_releases')
      .values({ ...row, state: 'scheduled', publish_at: publishAt })
      .execute();
    const kind = 'publish-release' as const;
    const entry = { kind, dedupeKey: `${kind}:${id}`, subject: `release:${id}`, payload: { releaseId: id } };
    await enqueue(trx, at, [{ ...entry, notBefore: publishAt }]);
    return next;
  });
  wakeOutbox();
  return { kind: 'scheduled', number, findings };
}

function checkTime(fromNow: number): void {
  const fault = !Number.isFinite(fromNow)
    ? 'Please enter a date and a time.'
    : fromNow < minuteMs
      ? 'Please choose a time that is still to come.'
      : fromNow > furthestMs
        ? 'Please choose a time within the next year.'
        : null;
  if (fault) throw new DomainError('invalid', fault, { fields: { at: fault } });
}

/** Takes a scheduled release back. @throws DomainError forbidden, or conflict when it is not waiting any more */
export async function withdraw(
  { db, clock, log }: Pick<Publishing, 'db' | 'clock' | 'log'>,
  { number, staffId }: { number: number; staffId: string },
): Promise<void> {
  await inTurn(db, async (trx) => {
    await mustPublish(trx, staffId);
    const row = await trx
      .updateTable('content_releases')
      .set({ state: 'withdrawn', ended_at: clock.now(), ended_by: staffId })
      .where('number', '=', number)
      .where('state', '=', 'scheduled')
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new DomainError('conflict', 'This is not waiting any more: see below what came of it.');
    await takeBack(trx, { kind: 'publish-release', subject: `release:${row.id}` });
  });
  log.info('release-withdrawn', { number, by: staffId });
}
