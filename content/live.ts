/** What a release says instead of the defaults: the facts of a document by the file that holds its default. */
export type Release = ReadonlyMap<string, object>;

const defaults: Release = new Map();
let inUse = (): Release => defaults;

/** Says from where the release in use is known; without it the defaults are. The server calls it once at start. */
export function followRelease(read: () => Release): void {
  inUse = read;
}

/**
 * Content that follows the release in use: it is made when it is first read under a release, and kept with it. It
 * can be imported, listed and compared like the plain object that it stands for, and must not be read while modules
 * load, since what was taken from it then would stay as it was.
 */
export function live<T extends object>(kind: 'object' | 'list', make: (release: Release) => T): T {
  const made = new WeakMap<Release, T>();
  const now = (): T => {
    const release = inUse();
    const known = made.get(release);
    if (known) return known;
    const value = make(release);
    made.set(release, value);
    return value;
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
