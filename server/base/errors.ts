import type { ZodError } from 'zod';

/** What went wrong, in the terms of the domain. Mapped to HTTP in one place, `http/status-of.ts`. */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'rate-limited'
  | 'unavailable';

/** Messages beside fields, keyed by field name. */
export type FieldErrors = Record<string, string>;

/** An expected failure with a message fit for the person who caused it. Carries no personal data. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Facts that help the caller go on, such as the free slots after a conflict or seconds to wait. */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    extra: { fields?: FieldErrors; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, { cause: extra.cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = extra.fields;
    this.details = extra.details;
  }

  /** 'invalid' with the first message of each field. */
  static fromZod(error: ZodError, message = 'Please check the marked fields.'): DomainError {
    const fields: FieldErrors = {};
    for (const issue of error.issues) fields[String(issue.path[0] ?? 'form')] ??= issue.message;
    return new DomainError('invalid', message, { fields });
  }
}

/** True for a domain error, also one of the pages, which are loaded apart in development. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError';
}
