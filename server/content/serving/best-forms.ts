import { errorKind, type Log } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';
import { hasQuickFiles, keepForms, keptFiles } from './kept-files.ts';

/** Compresses files as well as can be, without haste; null when it was ended, or asked for others meanwhile. */
export type PackBest = (files: readonly ReadyFile[]) => Promise<ReadyFile[] | null>;

type Parts = {
  db: Db;
  log: Log;
  pack: PackBest;
  /** Has visitors get these files from now on. */
  serve: (files: readonly ReadyFile[]) => void;
};

/** The instance that published has died when nothing came after so many looks, one a second. */
const patientLooks = 30;

/**
 * Replaces what was compressed in haste when it was published: the instance that published compresses anew and stores
 * it, the others take what is stored. Bodies and entity tags stay.
 */
export function createBestForms({ db, log, pack, serve }: Parts) {
  type Shown = { release: string; files: readonly ReadyFile[]; looks: number; isAtWork: boolean };
  let shown: Shown | null = null;

  const replace = (mine: Shown, files: readonly ReadyFile[]) => {
    // Another release may be shown by now.
    if (shown !== mine) return;
    shown = null;
    serve(files);
  };

  const work = async (mine: Shown) => {
    try {
      const best = await pack(mine.files.filter(({ quick }) => quick));
      if (!best) return;
      await keepForms(db, mine.release, best);
      replace(mine, withFormsOf(best, mine.files));
    } catch (error) {
      mine.isAtWork = false;
      mine.looks = 0;
      if (shown === mine) log.warn('release-not-compressed', { kind: errorKind(error) });
    }
  };

  return {
    /** Visitors get these files of a release from now on. */
    begin: (release: string, files: readonly ReadyFile[]) => {
      const isQuick = files.some(({ quick }) => quick);
      shown = isQuick ? { release, files, looks: 0, isAtWork: false } : null;
    },
    /** @param isOwn whether this instance published it */
    look: async (isOwn: boolean) => {
      const mine = shown;
      if (!mine || mine.isAtWork) return;
      mine.looks += 1;
      if (!(await hasQuickFiles(db, mine.release))) {
        const kept = await keptFiles(db, mine.release);
        if (kept.length > 0) replace(mine, kept);
      } else if (isOwn || mine.looks > patientLooks) {
        mine.isAtWork = true;
        void work(mine);
      }
    },
  };
}

/** Files with the forms of others that are the same and were compressed without haste. */
export function withFormsOf(best: readonly ReadyFile[], files: readonly ReadyFile[]): ReadyFile[] {
  const known = new Map(best.map((file) => [file.address, file]));
  return files.map((file) => {
    const better = file.quick && known.get(file.address);
    if (!better || better.quick || Buffer.compare(better.body, file.body) !== 0) return file;
    return { ...better, type: file.type };
  });
}
