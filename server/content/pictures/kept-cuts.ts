/** A part of a picture, whose files are made in several sizes and formats. */
export type Cut = { id: string; cut: string };

/** Where the files of cuts stay: what a folder and a bucket have to offer. */
export type KeptCuts = {
  /** Puts what a folder holds there as the files of a cut. Done twice it changes nothing. */
  add: (cut: Cut, aside: string) => Promise<void>;
  /** Whether all of a cut's files are there. */
  has: (cut: Cut) => Promise<boolean>;
  /** One file of a cut; null when there is none. @throws DomainError unavailable */
  read: (cut: Cut, name: string) => Promise<Buffer | null>;
  /** It need not be there. */
  remove: (cut: Cut) => Promise<void>;
  /** Brings one file of each cut to this machine. @returns the folder in which each cut has one of its own */
  bring: (files: readonly (Cut & { name: string })[]) => Promise<string>;
  /** Clears away the files of unknown cuts that were written before an instant, in real time. */
  clear: (isKnown: (name: string) => boolean, before: number) => Promise<void>;
};

/** The name of a cut's folder. @throws Error on anything that could lead elsewhere */
export function folderOf({ id, cut }: Cut): string {
  if (!/^[0-9a-f]{16}$/.test(id) || !/^[0-9a-f]{8}$/.test(cut)) throw new Error('This names no picture.');
  return `${id}-${cut}`;
}
