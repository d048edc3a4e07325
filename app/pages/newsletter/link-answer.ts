import { data } from 'react-router';
import { statusOf } from '#app/api/respond.ts';
import { asDomainError } from '#server/unavailable.ts';

/** What came of a link in an e-mail. */
export type LinkAnswer = { done: true } | { done: false; message: string };

/** Runs what the link is for, and turns an expected failure into words for its page. */
export async function linkAnswer(run: () => Promise<void>) {
  try {
    await run();
    return data<LinkAnswer>({ done: true });
  } catch (error) {
    const expected = asDomainError(error);
    if (!expected) throw error;
    return data<LinkAnswer>({ done: false, message: expected.message }, { status: statusOf[expected.code] });
  }
}
