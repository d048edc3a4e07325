/**
 * What befalls a step. `fail`: it is not done, and says so. `lost`: it is done, and its answer never comes. `hang`: it
 * stands still while the same is asked for once more elsewhere. `death`: it is done, and is the last of its process.
 */
export const ways = ['fail', 'lost', 'hang', 'death'] as const;
type Way = (typeof ways)[number];

/**
 * The number of a step, from 1, and what befalls it. With `rollback` it is refused where it happens, so that its
 * transaction can be taken back, and that is what befalls the taking back.
 */
export type Fault = { step: number; way: Way; rollback?: Way };

/** How a step can be spoiled where it happens: an error of its own kind, or one of the line to it. */
type Spoils<T> = {
  fail: () => Promise<T>;
  lost: () => Promise<T>;
  /** An error after which the line still stands; `fail` unless given. */
  refuse?: () => Promise<T>;
};

/** Everything that a process awaits outside of itself, in order. */
export type Steps = {
  /** Does one step, or what befalls it. */
  take: <T>(name: string, run: () => Promise<T>, spoils: Spoils<T>) => Promise<T>;
  /** The names of those taken so far. */
  names: readonly string[];
  /** Has the process die at a step from now. */
  dieAt: (step: number) => void;
  isDead: () => boolean;
  /** Resolves when the process has died; it never does anything again. */
  died: Promise<void>;
};

type Meanwhile = {
  /** What else happens while a step hangs. */
  onHang: () => Promise<void>;
  /** Ends the process; one that is only abandoned never goes on either. */
  onDeath: () => unknown;
};

/** Counts the steps of one process, of which one is spoiled or none. */
export function createSteps(fault: Fault | null, meanwhile: Meanwhile): Steps {
  const names: string[] = [];
  let waiting = fault;
  /** What befalls the next rollback. */
  let rollbackWay: Way | null = null;
  const death = Promise.withResolvers<void>();
  let dead = false;
  const never = () => new Promise<never>(() => undefined);

  const spoiled = async <T>(way: Way, run: () => Promise<T>, spoils: Spoils<T>): Promise<T> => {
    if (way === 'fail') return rollbackWay ? (spoils.refuse ?? spoils.fail)() : spoils.fail();
    if (way === 'hang') {
      await meanwhile.onHang();
      return run();
    }
    await run();
    if (way === 'lost') return spoils.lost();
    dead = true;
    meanwhile.onDeath();
    death.resolve();
    return never();
  };

  const take: Steps['take'] = async (name, run, spoils) => {
    if (dead) return never();
    names.push(name);
    let now = waiting?.step === names.length ? waiting.way : null;
    if (now) rollbackWay = waiting?.rollback ?? null;
    else if (name === 'rollback') [now, rollbackWay] = [rollbackWay, null];
    const result = now ? spoiled(now, run, spoils) : run();
    // What a dead process has asked for may still be answered, but nobody reads it.
    return result.then(
      (value) => (dead ? never() : value),
      (error: unknown) => {
        if (dead) return never();
        throw error;
      },
    );
  };
  const dieAt = (step: number) => {
    waiting = { step: names.length + step, way: 'death' };
  };
  return { take, names, dieAt, isDead: () => dead, died: death.promise };
}

/** A port of which each named method is a step: it may fail with this error. */
export function steppedPort<Port extends object>(
  steps: Steps,
  port: Port,
  methods: readonly (keyof Port & string)[],
  error: () => Error,
): Port {
  const spoil = async () => {
    throw error();
  };
  const spoils = { fail: spoil, lost: spoil };
  const stepped = methods.map((method) => {
    const original = port[method] as (...args: unknown[]) => Promise<unknown>;
    return [method, (...args: unknown[]) => steps.take(method, () => original.apply(port, args), spoils)];
  });
  return { ...port, ...Object.fromEntries(stepped) };
}
