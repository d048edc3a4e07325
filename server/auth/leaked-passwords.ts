import { createHash } from 'node:crypto';
import { errorKind } from '#server/base/log.ts';
import type { Services } from '#server/ports/services.ts';

/** Somebody waits for it, and goes on without it. */
const patienceMs = 3000;
/** An answer has some thousand lines of 40 signs. */
const longestAnswer = 1_000_000;
const prefixLength = 5;

type Parts = Pick<Services, 'log'> & { env: { LEAKED_PASSWORDS_URL?: string | undefined } };

/**
 * Whether a password stands in a list of leaked ones that whoever runs the site has named (LEAKED_PASSWORDS_URL, of the
 * form of Have I Been Pwned). Five of the forty digits of its SHA-1 go there, and some thousand leaked passwords come
 * back that begin alike: who keeps the list learns neither the password nor whose it is. A list that is silent refuses
 * nobody. Source: haveibeenpwned.com/API/v3, 'Searching by range'.
 */
export async function isLeaked({ env, log }: Parts, password: string): Promise<boolean> {
  if (!env.LEAKED_PASSWORDS_URL) return false;
  const sum = createHash('sha1').update(password).digest('hex').toUpperCase();
  const url = new URL(`/range/${sum.slice(0, prefixLength)}`, env.LEAKED_PASSWORDS_URL);
  const wanted = `${sum.slice(prefixLength)}:`;
  try {
    const answer = await fetch(url, {
      // Fills the answer up with lines of count 0, so that its length tells nothing.
      headers: { 'Add-Padding': 'true', 'User-Agent': 'foreshore' },
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const line = (await linesOf(answer)).find((one) => one.startsWith(wanted));
    return Number(line?.slice(wanted.length) ?? 0) > 0;
  } catch (error) {
    log.warn('leaked-passwords-unknown', { kind: errorKind(error) });
    return false;
  }
}

async function linesOf(answer: Response): Promise<string[]> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    if (bytes > longestAnswer) throw new Error('an answer without end');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('latin1').split(/\r?\n/);
}
