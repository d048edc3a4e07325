import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import type { Queries } from '#server/db/db.ts';
import { type Standing, standingOf } from '#server/outbox/standing-of.ts';
import type { Publishing } from './publishing.ts';
import { refuse } from './refuse.ts';

/** A scheduled release whose time has come. `publishAt` in epoch milliseconds. */
type Late = { id: string; number: number; publishAt: number } & Standing;

/** Scheduled releases whose time has come and that visitors do not have, with how the making of each stands. */
export async function lateReleases(queries: Queries, now: number): Promise<Late[]> {
  const due = await queries
    .selectFrom('content_releases')
    .select(['id', 'number', 'publish_at'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(200)
    .execute();
  const subjects = due.map(({ id }) => `release:${id}`);
  const standings = await standingOf(queries, 'publish-release', subjects);
  return due.flatMap(({ id, number, publish_at }) => {
    const standing = standings.get(`release:${id}`);
    return standing ? [{ id, number, publishAt: Number(publish_at), ...standing }] : [];
  });
}

/**
 * Ends scheduled releases that the site has stopped trying to make, and writes to the owners: they would wait for a time
 * that has passed. @returns how many
 */
export async function endGivenUp(services: Publishing, now: number): Promise<number> {
  const ended = (await lateReleases(services.db.query, now)).filter(({ givenUp }) => givenUp);
  for (const { id, number, publishAt } of ended)
    await refuse(services, { id, number, findings: [notMade(publishAt)] });
  return ended.length;
}

function notMade(publishAt: number): Finding {
  const sentence = `Its pages could not be made, although the site tried again and again since ${formatInstant(publishAt, agencyZone)}. It does not try any more. Publish the texts from the page of what is not published yet; if that fails too, ask whoever runs the server to look at the log.`;
  return { rule: 'not-made', severity: 'refusal', page: null, document: null, field: null, sentence };
}
