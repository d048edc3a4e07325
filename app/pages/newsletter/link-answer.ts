import { data } from 'react-router';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/status-of.ts';

/** What a link in an e-mail is found to be, or what came of it. */
export type LinkAnswer = { state: 'to-ask' | 'already' | 'done' } | { state: 'failed'; message: string };

/**
 * Looks at what the link is for, or does it, and turns an expected failure into words for its page.
 * @throws what comes of an outage: the link is as good as before, and the page for failures says what to do
 */
export async function linkAnswer(run: () => Promise<'to-ask' | 'already' | 'done'>) {
  try {
    return data<LinkAnswer>({ state: await run() });
  } catch (error) {
    const expected = asDomainError(error);
    if (!expected || expected.code === 'unavailable') throw error;
    const answer: LinkAnswer = { state: 'failed', message: expected.message };
    return data<LinkAnswer>(answer, { status: statusOf[expected.code] });
  }
}
