/** What the timeline and the outbox call a letter. */
export const messageSubject = (id: string): string => `message:${id}`;

/** The letter that an entry of the outbox is about; null when it is about none. */
export const letterOf = (subject: string | null): string | null =>
  subject?.startsWith(messageSubject('')) ? subject.slice(messageSubject('').length) : null;
