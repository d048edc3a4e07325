import { AsyncLocalStorage } from 'node:async_hooks';
import { noteReads, type Read, type Release } from '#content/live.ts';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';

type Reads = Set<Read>;
type Kept = { file: ReadyFile; reads: Reads };

/** Files of the release made last, each with the content that was read while it was made. */
export type KeptPages = {
  /** Begins a release: what is not made or taken over in it is forgotten with its end. */
  begin: (release: Release) => Round;
  /** Does work beside the making of pages, whose readings belong to none of them. */
  beside: <Done>(work: () => Done) => Done;
};

/** The making of one release. */
export type Round = {
  /** The file as it was made before, where everything that was read for it says the same now. */
  unchanged: (address: string) => ReadyFile | null;
  /** Makes a file and notes what is read meanwhile. */
  make: <Made>(address: string, work: () => Promise<Made>) => Promise<Made>;
  /** Keeps these files for the release after. */
  end: (files: readonly ReadyFile[]) => void;
};

/**
 * A file follows from its address and from the content that is read while it is made, since there is no visitor and no
 * clock. So where all of that says the same in another release, the file is the same.
 */
export function createKeptPages(): KeptPages {
  const readings = new AsyncLocalStorage<Reads | null>();
  let former: { release: Release; pages: ReadonlyMap<string, Kept> } | null = null;
  let strays = 0;
  noteReads((read) => {
    const reads = readings.getStore();
    // Whose reading this is cannot be told, so that no page can be said to have been made without it.
    if (reads === undefined) strays += 1;
    else reads?.add(read);
  });
  return {
    begin: (release) => {
      const before = former;
      const known = new Map<Read, boolean>();
      const madeNow = new Map<string, Reads>();
      const straysBefore = strays;
      const isSame = (read: Read, earlier: Release) => {
        const same = known.get(read) ?? read.isAsIn(earlier);
        known.set(read, same);
        return same;
      };
      return {
        unchanged: (address) => {
          const kept = before?.pages.get(address);
          if (!before || !kept || kept.reads.size === 0) return null;
          if (![...kept.reads].every((read) => isSame(read, before.release))) return null;
          madeNow.set(address, kept.reads);
          return kept.file;
        },
        make: (address, work) => {
          const reads: Reads = new Set();
          madeNow.set(address, reads);
          return readings.run(reads, work);
        },
        end: (files) => {
          const pages = new Map<string, Kept>();
          for (const file of files) {
            const reads = madeNow.get(file.address);
            if (reads) pages.set(file.address, { file, reads });
          }
          former = strays === straysBefore ? { release, pages } : null;
        },
      };
    },
    beside: (work) => readings.run(null, work),
  };
}
