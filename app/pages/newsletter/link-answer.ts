import { data } from 'react-router';
import { say } from '#content/say.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';

/** The state of a link from an e-mail, or the result of using it. */
export type LinkAnswer = { state: 'to-ask' | 'already' | 'done' } | { state: 'failed'; message: string };

/**
 * Checks or uses the link, and turns an expected failure into words for its page.
 * @throws the error of an outage: the link stays good, and the failure page says what to do
 */
export async function linkAnswer(run: () => Promise<'to-ask' | 'already' | 'done'>) {
  try {
    return data<LinkAnswer>({ state: await run() });
  } catch (error) {
    const expected = asDomainError(error);
    if (!expected || expected.code === 'unavailable') throw error;
    const answer: LinkAnswer = { state: 'failed', message: say(expected.message) };
    return data<LinkAnswer>(answer, { status: statusOf[expected.code] });
  }
}
