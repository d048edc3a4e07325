import type { Readable } from 'node:stream';

/** Gives bytes of a file; fewer than asked for at its end. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>;

/** A file that was taken in but belongs to nothing yet. */
export type TakenFile = {
  /** The name under which it will be kept: generated, says nothing of its content. */
  storedName: string;
  bytes: number;
  sha256: string;
};

/** A file that no lead refers to, and the end of the day (UTC) on which it was set aside. */
export type AsideFile = { storedName: string; since: number };

/**
 * Where uploaded files live: taken in first, kept when what they belong to is about to be stored. Names are
 * the store's own. Another place than the disk (S3) has to offer all of these.
 */
export type FileStore = {
  /**
   * Writes a stream away piece by piece, durably.
   * @returns null when it has more bytes; nothing is left behind then, and the stream can be read on
   * @throws DomainError unavailable when the disk would become too full
   */
  take: (content: Readable, maxBytes: number) => Promise<TakenFile | null>;
  /** Reads pieces of a file that was taken in and not yet kept. */
  inspect: <T>(file: TakenFile, look: (read: ReadBytes) => Promise<T>) => Promise<T>;
  /** Writes so many bytes where files arrive and takes them away again, however little room uploads are left. */
  tryWriting: (bytes: number) => Promise<void>;
  /** Moves a taken file to where it stays. */
  keep: (file: TakenFile) => Promise<void>;
  /** Throws away a file, taken, kept or set aside; it need not exist. */
  discard: (storedName: string) => Promise<void>;
  /** The content of a kept file, also of one that was set aside; null when there is none. */
  open: (storedName: string) => Promise<Readable | null>;
  /** Moves a kept file that nothing refers to to where it waits before it is deleted. */
  setAside: (storedName: string, at: number) => Promise<void>;
  /** Moves a file back that was set aside. */
  takeBack: (storedName: string) => Promise<void>;
  /** What was set aside, and since when. */
  aside: () => Promise<AsideFile[]>;
  /** Names of everything older than an instant, in real time: candidates for sweeping. */
  olderThan: (at: number) => Promise<Array<{ storedName: string; kept: boolean }>>;
};
