import type { Queries } from '#server/db/db.ts';
import type { SecurityChange } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import type { Auth } from './auth.ts';
import type { NoteGuesses } from './guess-notes.ts';
import type { PasswordChecks } from './password-checks.ts';

/** Everything that verbs get, and what sign-in needs in addition. */
export type AuthServices = Services & {
  auth: Auth;
  /** Bounds how many passwords are checked at once. */
  passwordChecks: PasswordChecks;
  noteGuesses: NoteGuesses;
  /** Has an e-mail sent to whom the account belongs; to be called in the transaction of what it tells. */
  tellOfSecurityChange: (trx: Queries, change: Omit<SecurityChange, 'at'>) => Promise<void>;
};
