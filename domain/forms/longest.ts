/**
 * The longest texts that forms take, in characters: schemas refuse what is longer, and fields count towards it.
 * Nothing that a person types is ever cut. Runs in browsers.
 */
export const longest = {
  name: 100,
  /** First or last name. */
  partOfName: 60,
  email: 254,
  /** The words around the number included. */
  phone: 40,
  company: 150,
  /** Of whom a request about data speaks: another name, address or account. */
  about: 200,
  website: 300,
  message: 5000,
  /** Why a call is cancelled. */
  cancellation: 1000,
  /** The owner's: to a visitor, on a booking, and beside a blocked date. */
  ownersMessage: 2000,
  notes: 10_000,
  reason: 200,
  credential: 300,
} as const;

export function tooLong(max: number): string {
  return `Please keep this to ${max.toLocaleString('en-GB')} characters at most`;
}
