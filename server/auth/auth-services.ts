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
};
