import { shortCount } from '#domain/format/count-text.ts';

/** Requests that the owner has not answered yet. */
export function requestsWait(count: number): string {
  return count === 1 ? '1 request waits for your answer.' : `${count} requests wait for your answer.`;
}

/** New leads in quarantine, beside the number of those that are not. */
export function quarantineWaits(count: number): string {
  if (count === 0) return 'Nothing waits in quarantine.';
  return count === 1 ? '1 more waits in quarantine.' : `${count} more wait in quarantine.`;
}

/** How the emails stand beside the number of those that went out; what is none is not told. */
export function mailsStand(of: { kept: number; waiting: number; dead: number }): string {
  const told = [
    of.kept > 0 && `${shortCount(of.kept)} kept and not sent`,
    of.waiting > 0 && `${shortCount(of.waiting)} waiting`,
    of.dead > 0 && `${shortCount(of.dead)} not delivered`,
  ].filter((words) => words !== false);
  return `Sent so far. ${told.length > 0 ? `${told.join(', ')}.` : 'None waits.'}`;
}

/** Letters from addresses that nobody knows yet. */
export function lettersWait(count: number): string {
  return count === 1 ? '1 letter waits to be sorted' : `${count} letters wait to be sorted`;
}

/** Emails and hooks that were given up. */
export function undeliveredWords(count: number): string {
  return count === 1 ? '1 message was not delivered' : `${shortCount(count)} messages were not delivered`;
}

/** Calls at times when the owner is away. */
export function absentWords(count: number): string {
  return count === 1
    ? '1 call is at a time when you are away'
    : `${shortCount(count)} calls are at times when you are away`;
}

/** Releases that were scheduled for today. */
export function goesOutWords(times: readonly string[]): string {
  const last = times.at(-1) ?? '';
  const all = times.length > 1 ? `${times.slice(0, -1).join(', ')} and ${last}` : last;
  return `The website changes automatically today, at ${all}`;
}

/** A release that was scheduled and did not go out. */
export function refusedWords(when: string): string {
  return `A change of the website did not go out on ${when}`;
}

/** Texts of the website that colleagues saved. */
export function textsWait(count: number): string {
  return count === 1 ? '1 text waits to be published' : `${shortCount(count)} texts wait to be published`;
}
