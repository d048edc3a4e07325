/**
 * What the button for all calls of an absence says, and what it asks first. One press takes care of so many; where there
 * are more, it says how many it writes to and what becomes of the others.
 */
export function askAllWords(askable: number, atOnce: number) {
  const now = Math.min(askable, atOnce);
  const left = askable - now;
  const whom = left > 0 ? `the first ${now} of ${askable}` : `all ${askable}`;
  const question =
    'Each visitor gets one email with the link to their call. The call stays until they have moved it.';
  const later = `One press writes to ${now}. The other ${left} ${left === 1 ? 'waits' : 'wait'} below until you press it again.`;
  return {
    ask: `Ask ${whom} to choose another time`,
    question: left > 0 ? `${question} ${later}` : question,
    send: `Send ${now} emails`,
    note: left > 0 ? later : null,
  };
}
