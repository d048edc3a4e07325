/** The value of a header by its name in lower case; empty when it is missing. */
export type Headers = (name: string) => string;

const noReply = /^(?:no-?_?reply|do-?not-?reply|donotreply|mailer-daemon|postmaster|bounces?)[@+._-]/;

/** How answers that nobody wrote begin, in the languages of clients. Somebody may write so too. */
const usualSubject =
  /^(?:auto(?:matic|mated)?[ -]?(?:reply|response|answer)|out of (?:the )?office|away from|on (?:annual )?leave|abwesenheit|automatische antwort|r[ée]ponse automatique|absence|respuesta autom[áa]tica|risposta automatica|automatisch antwoord)/i;

/**
 * What speaks for a letter that a machine wrote: 2 and more is proof (RFC 3834 and what programs did before it), 1 is
 * a hint that a letter of a person could give too, such as a subject or the marks of a group address.
 */
export function automaticEvidence(header: Headers, from: string, subject: string): number {
  const submitted = header('auto-submitted').toLowerCase().split(/[;\s]/)[0] ?? '';
  const precedence = header('precedence').trim().toLowerCase();
  const proof =
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'junk', 'auto_reply', 'auto-reply'].includes(precedence) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-autoreply-from'].some((name) =>
      isYes(header(name)),
    );
  const hints = [
    precedence === 'list' || header('list-id') !== '' || header('list-unsubscribe') !== '',
    header('x-auto-response-suppress') !== '',
    header('return-path').trim() === '<>',
    noReply.test(from.toLowerCase()),
    usualSubject.test(subject.trim().slice(0, 100)),
  ].filter(Boolean).length;
  return (proof ? 2 : 0) + hints;
}

/** Whether to treat it as written by a machine. Of somebody who is known, a hint alone proves nothing. */
export function isAutomatic(evidence: number, known: boolean): boolean {
  return evidence >= (known ? 2 : 1);
}

function isYes(value: string): boolean {
  return value !== '' && !/^(?:no|false|0)$/i.test(value.trim());
}
