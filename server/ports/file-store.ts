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

/** Where files lie that only a database can explain: it holds the id of that database beside them. */
export type FilePlace = {
  kind: 'folder' | 'bucket';
  readId: () => Promise<string | undefined>;
  writeId: (id: string) => Promise<void>;
  /** Names by which a database may know what lies there. */
  names: () => Promise<string[]>;
  /** What whoever runs the site should know of it. */
  notes: readonly string[];
};

/**
 * Where uploaded files live: taken in first, in a folder of this instance, and kept when what they belong to is about
 * to be stored, in a folder or a bucket. Names are the store's own.
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
  /** The name of known malware in a file that was taken in; null when none was found, or nobody could look. */
  malwareIn: (file: TakenFile) => Promise<string | null>;
  /** What looks for it, where something does. `ping` throws when that does not answer. */
  scanner: { ping: () => Promise<void> } | null;
  /** Throws away a file that was taken in and not kept; it need not exist. */
  drop: (storedName: string) => Promise<void>;
  /** Names of what was taken in, not kept, and last written before an instant, in real time. */
  unfinished: (before: number) => Promise<string[]>;

  /** Moves a taken file to where it stays; once it returns, it is there. @throws DomainError unavailable */
  keep: (file: TakenFile) => Promise<void>;
  /** Throws away a file, kept or set aside; it need not exist. @throws DomainError unavailable */
  discard: (storedName: string) => Promise<void>;
  /** The content of a kept file, also of one that was set aside; null when there is none. @throws DomainError unavailable */
  open: (storedName: string) => Promise<Readable | null>;
  /** Names of kept files that were written before an instant, in real time. */
  kept: (before: number) => Promise<string[]>;
  /** Moves a kept file that nothing refers to to where it waits before it is deleted. */
  setAside: (storedName: string, at: number) => Promise<void>;
  /** Moves a file back that was set aside. */
  takeBack: (storedName: string) => Promise<void>;
  /** What was set aside, and since when. */
  aside: () => Promise<AsideFile[]>;

  /**
   * Writes so many bytes where files arrive, and something where they stay, and takes them away again, however little
   * room uploads are left.
   */
  tryWriting: (bytes: number) => Promise<void>;
  /** Where they stay. */
  place: FilePlace;
};
