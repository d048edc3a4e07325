/** What the timeline and the outbox call a letter. */
export const messageSubject = (id: string): string => `message:${id}`;
