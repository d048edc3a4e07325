import type { FileKind } from '#domain/leads/files.ts';
import type { FileStore, TakenFile } from '#server/ports/file-store.ts';

/** A file of a submission: taken in, then kept or discarded. A kept one may still be discarded, never the reverse. */
export type SubmittedFile = Readonly<TakenFile> & {
  /** The sender's name for it, cleaned. */
  readonly name: string;
  readonly kind: FileKind;
  readonly state: 'taken' | 'kept' | 'discarded';
  /** Moves it to where it stays. To be called right before its lead is committed. @throws Error unless it is `taken` */
  keep: () => Promise<void>;
  /** Throws it away; a second time changes nothing. */
  discard: () => Promise<void>;
};

/** The life of a file that the store has just taken in. */
export function submittedFile(
  store: FileStore,
  taken: TakenFile,
  { name, kind }: { name: string; kind: FileKind },
): SubmittedFile {
  let state: SubmittedFile['state'] = 'taken';
  return {
    ...taken,
    name,
    kind,
    get state() {
      return state;
    },
    keep: async () => {
      if (state !== 'taken') throw new Error(`A file that is ${state} cannot be kept.`);
      await store.keep(taken);
      state = 'kept';
    },
    discard: async () => {
      if (state === 'discarded') return;
      // Where files stay may be far away, and silent.
      await (state === 'kept' ? store.discard(taken.storedName) : store.drop(taken.storedName));
      state = 'discarded';
    },
  };
}
