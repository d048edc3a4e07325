import type { Release } from '#content/live.ts';
import { errorKind, type Log } from '#server/base/log.ts';
import { readDocuments } from '#server/content/documents/live-documents.ts';
import { type FellBack, fittingRelease } from '#server/content/documents/release-of.ts';
import { putInUse } from '#server/content/in-use.ts';
import { noteShown } from '#server/content/pictures/shown.ts';
import type { MakeRelease } from '#server/content/render/made.ts';
import type { Db } from '#server/db/db.ts';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';
import { createBestForms, type PackBest } from './best-forms.ts';
import { keepFiles, keptFiles } from './kept-files.ts';

type Parts = {
  db: Db;
  log: Log;
  now: () => number;
  /** Which build this is: what another one made is made anew. */
  build: string;
  /** null where nothing is made: every page is rendered for each request. */
  make: MakeRelease | null;
  /** Has visitors get these texts from now on; null: those of the build. */
  serveTexts: ((texts: readonly ReadyFile[] | null) => void) | undefined;
  pack: PackBest | undefined;
  /** Told of what visitors have from now on. */
  onShown?: (release: Release) => void;
};

type LiveSite = {
  /**
   * Looks once which release is live, and resolves when visitors have it.
   * @param isOwn whether this instance published it, or has just started
   */
  follow: (isOwn: boolean) => Promise<void>;
  /** The files that visitors get now; none where those are the build's. */
  files: () => readonly ReadyFile[];
  /** What of it no longer fits its page and gave way to something earlier. */
  fellBack: () => readonly FellBack[];
};

/**
 * Gives visitors the release that is live, as a whole: the texts from memory and those made for each request change
 * in one step.
 */
export function createLiveSite({ db, log, now, build, make, serveTexts, pack, onShown }: Parts): LiveSite {
  let shown: string | null = null;
  let served: readonly ReadyFile[] = [];
  let fellBack: readonly FellBack[] = [];
  let last: Promise<void> = Promise.resolve();

  const serve = (files: readonly ReadyFile[] | null) => {
    served = files ?? [];
    serveTexts?.(files);
  };
  const bestForms = pack && createBestForms({ db, log, pack, serve });

  const filesOf = async (live: { id: string; build: string }, release: Release) => {
    if (!make) return null;
    const kept = live.build === build ? await keptFiles(db, live.id) : [];
    if (kept.length > 0) return kept;
    try {
      const { files, findings } = await make(release);
      const refusals = findings.filter(({ severity }) => severity === 'refusal').length;
      log.info('release-made-anew', { files: files.length, refusals });
      await keepFiles(db, { release: live.id, build, files });
      return files;
    } catch (error) {
      // Without files every page is made for each request: slower, and right.
      log.error('release-not-made', { kind: errorKind(error) });
      return [];
    }
  };

  const look = async (isOwn: boolean) => {
    const live = await db.query
      .selectFrom('content_releases')
      .select(['id', 'build', 'documents'])
      .where('state', '=', 'live')
      .executeTakeFirst();
    if ((live?.id ?? null) === shown) return bestForms?.look(isOwn);
    const fitting = await fittingRelease(db.query, live ? readDocuments(live.documents) : {});
    const { release } = fitting;
    const files = live ? await filesOf(live, release) : null;
    await noteShown(db, release, now());
    putInUse(release);
    serve(files);
    shown = live?.id ?? null;
    if (live) onShown?.(release);
    fellBack = fitting.fellBack;
    bestForms?.begin(shown ?? '', files ?? []);
    await bestForms?.look(isOwn);
  };

  return {
    follow: (isOwn) => {
      const next = () => look(isOwn);
      last = last.then(next, next);
      return last;
    },
    files: () => served,
    fellBack: () => fellBack,
  };
}

/** Looks again and again: another instance may publish, and a look after publishing may fail. @returns ends it */
export function followLiveSite(follow: () => Promise<void>, { everyMs, log }: { everyMs: number; log: Log }) {
  let failed = false;
  const round = async () => {
    try {
      await follow();
      failed = false;
    } catch (error) {
      // Once for an outage, however long it lasts.
      if (!failed) log.warn('look-failed', { what: 'release', kind: errorKind(error) });
      failed = true;
    }
  };
  const timer = setInterval(() => void round(), everyMs);
  return () => clearInterval(timer);
}
