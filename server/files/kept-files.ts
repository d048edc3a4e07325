import type { FileStore, TakenFile } from '#server/ports/file-store.ts';

/** Where files stay: what a folder and a bucket have to offer. */
export type KeptFiles = Pick<
  FileStore,
  'open' | 'discard' | 'kept' | 'setAside' | 'takeBack' | 'aside' | 'place'
> & {
  /** Puts a file of this machine there, whole and durably. The file itself may be moved or stay. */
  add: (file: string, taken: TakenFile) => Promise<void>;
  /** Writes something and takes it away again. */
  tryWriting: () => Promise<void>;
};
