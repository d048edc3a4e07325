import { site } from '#content/site.ts';
import { DomainError, isDomainError } from '#server/base/errors.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

/** Shown when nothing can be stored. It names the two ways that do not need this server. */
const unavailableMessage = () =>
  `We cannot save this just now, and what you typed is still here. Please try again in a minute, write to ${site.email}, or ring ${site.phone.display}.`;

/**
 * An expected failure as it is, a database that cannot be reached as one ('unavailable'), and so what it cannot hold
 * ('invalid'); null for anything else, which is a fault of the program. The one place that decides it.
 */
export function asDomainError(error: unknown): DomainError | null {
  if (isDomainError(error)) return error;
  if (isDatabaseUnreachable(error))
    return new DomainError('unavailable', unavailableMessage(), { cause: error });
  if (isUnstorable(error)) return new DomainError('invalid', unstorableMessage, { cause: error });
  return null;
}

const unstorableMessage =
  'This contains characters that cannot be stored. Please take them out and send it again.';

/** PostgreSQL refuses NUL and what is no UTF-8 (22021, 22P05); SQLite takes both. */
function isUnstorable(error: unknown): boolean {
  const code = error instanceof Error && (error as { code?: unknown }).code;
  return code === '22021' || code === '22P05';
}
