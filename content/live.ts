import { sameData } from '#domain/format/same-data.ts';

/** What a release says instead of the defaults: the facts of a document by the file that holds its default. */
export type Release = ReadonlyMap<string, object>;

const defaults: Release = new Map();
let inUse = (): Release => defaults;

/** Says from where the release in use is known; without it the defaults are. The server calls it once at start. */
export function followRelease(read: () => Release): void {
  inUse = read;
}

/** The release that is followed. */
export function releaseNow(): Release {
  return inUse();
}

/** Reads what ships with the code, whatever release is in use. */
export function asItShips<T>(read: () => T): T {
  const before = inUse;
  inUse = () => defaults;
  // It says the same in every release, so that nobody has to be told of it.
  making += 1;
  try {
    return read();
  } finally {
    inUse = before;
    making -= 1;
  }
}

/** One piece of content that was read, and whether it says the same in two releases. */
export type Read = {
  /**
   * Whether it says the same in the release in use as in an earlier one in which it was read; false where that is not
   * known.
   */
  isAsIn: (earlier: Release) => boolean;
};

let note: ((read: Read) => void) | null = null;
/** How many pieces are being made, each inside the one before. */
let making = 0;

/** Has somebody told of each reading, to know what a page was made of. */
export function noteReads(to: (read: Read) => void): void {
  note = to;
}

/**
 * Content that follows the release in use: it is made when it is first read under a release, and kept with it. It
 * can be imported, listed and compared like the plain object that it stands for, and must not be read while modules
 * load, since what was taken from it then would stay as it was.
 */
export function live<T extends object>(kind: 'object' | 'list', make: (release: Release) => T): T {
  const made = new WeakMap<Release, T>();
  const valueNow = (): T => {
    const release = inUse();
    const known = made.get(release);
    if (known) return known;
    making += 1;
    try {
      const value = make(release);
      made.set(release, value);
      return value;
    } finally {
      making -= 1;
    }
  };
  const isAsIn = (earlier: Release): boolean => {
    const before = made.get(earlier);
    if (before === undefined) return false;
    try {
      return sameData(before, valueNow());
    } catch {
      return false;
    }
  };
  const read: Read = { isAsIn };
  const now = (): T => {
    // What another piece is made of shows in that piece.
    if (note && making === 0) note(read);
    return valueNow();
  };
  const target: object = kind === 'list' ? [] : {};
  return new Proxy(target, {
    get: (_, key) => Reflect.get(now(), key),
    has: (_, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    // What the target does not have must be configurable; the length of a list is the one thing that it has.
    getOwnPropertyDescriptor: (_, key) => {
      const found = Reflect.getOwnPropertyDescriptor(now(), key);
      return found && { ...found, configurable: !Object.hasOwn(target, key) };
    },
    set: () => false,
    deleteProperty: () => false,
    defineProperty: () => false,
  }) as T;
}
