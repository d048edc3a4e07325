import type { DomainError } from '#server/base/errors.ts';

/** Room for one upload after another of one sender, given back at its end. */
type Upload = {
  /** Takes a file if there is room for the largest one. @returns what speaks against it, or null */
  take: (take: () => Promise<DomainError | null>) => Promise<DomainError | null>;
  /** Counts what came for the day. @returns the refusal when that is too much, or null */
  count: (files: ReadonlyArray<{ bytes: number }>) => Promise<DomainError | null>;
  /** Gives everything back: the files are kept or gone. */
  end: () => void;
};

/** What one client may upload. */
export type UploadAllowance = { begin: () => Upload };
