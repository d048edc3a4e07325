import { site } from '#content/site.ts';
import { isLeaked } from './leaked-passwords.ts';

/** The longest password that is hashed, in bytes: enough for 200 characters of any script. */
export const longestPasswordBytes = 1024;
const fewestCharacters = 12;
const mostCharacters = 200;
/** The characters that must remain when names that everybody knows are taken out of a password. */
const fewestOwnCharacters = 8;
/** Guesses, as a power of ten, that a password must withstand: what lists and patterns reach lies below. */
const leastGuesses = 8;

/** What is wrong with a new password, by our rules or by the list of leaked ones, in a sentence, or null. */
export async function newPasswordProblem(
  parts: Parameters<typeof isLeaked>[0],
  password: string,
  about: { name: string; email: string },
): Promise<string | null> {
  const problem = await passwordProblem(password, about);
  return problem ?? ((await isLeaked(parts, password.normalize('NFKC'))) ? leaked : null);
}

/**
 * What is wrong with a password that somebody chooses, in a sentence, or null. Length counts, no mixture of signs is
 * asked for; what others would guess is refused (NIST SP 800-63B-4, section 3.1.1.2; NCSC, 'Password policy').
 * @param about what is known of its owner: name and e-mail address
 */
export async function passwordProblem(
  password: string,
  about: { name: string; email: string },
): Promise<string | null> {
  if (Buffer.byteLength(password) > longestPasswordBytes) return tooLong;
  // Normalises a password before hashing: the same characters, typed on another keyboard, are the same password.
  const normal = password.normalize('NFKC');
  const length = [...normal].length;
  if (length < fewestCharacters) return `Please choose a password of at least ${fewestCharacters} characters`;
  if (length > mostCharacters) return tooLong;
  if (new Set(normal.toLowerCase().replace(/\s/g, '')).size < 4) return tooPlain;
  const names = namesIn(`${about.name} ${about.email} ${site.name}`);
  if (leansOn(normal, names)) return 'Please choose a password without your name or ours';
  return (await guessesFor(normal, names)) < leastGuesses ? tooCommon : null;
}

const tooLong = `Please choose a password of at most ${mostCharacters} characters`;
const tooPlain = 'Please choose a password of more different characters';
const leaked =
  'This password has been leaked from some website, so that others will try it. Please choose another one';
const tooCommon =
  'This password is easy to guess. Please choose another one, such as four words that have nothing to do with each other';

function namesIn(text: string): string[] {
  return [...new Set(words(text))].filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
}

function words(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
}

/** Whether too few characters remain once the names are taken out. */
function leansOn(password: string, names: readonly string[]): boolean {
  const plain = words(password).join('');
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), plain);
  return rest !== plain && rest.length < fewestOwnCharacters;
}

/** Loaded when an account is made and not before: the lists take some 40 MB. */
async function guessesFor(password: string, names: string[]): Promise<number> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const judge = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
  return judge.check(password, names).guessesLog10;
}
