import { DomainError } from '#server/base/errors.ts';

/** What a bucket answered instead of doing it, or why there was no answer. Quotes nothing of keys or credentials. */
export class BucketError extends Error {
  /** S3's own word for it, such as NoSuchBucket, or the system's, such as ECONNREFUSED. */
  readonly code: string;
  /** 0 when there was no answer. */
  readonly status: number;

  constructor(code: string, status: number, options?: ErrorOptions) {
    super(`The bucket did not do it: ${code}.`, options);
    this.name = 'BucketError';
    this.code = code;
    this.status = status;
  }
}

/** Whether the same request may well succeed a moment later. */
export function mayPass({ status, code }: BucketError): boolean {
  return status === 0 || status === 429 || (status >= 500 && status !== 501) || code === 'RequestTimeout';
}

/** A failure of the bucket as one that may be told. @throws DomainError unavailable, or the error itself */
export function tellAs(message: () => string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof BucketError)) throw error;
    throw new DomainError('unavailable', message(), { cause: error });
  };
}
