/** What outbox entries about a booking are filed under. */
export const bookingSubject = (id: string): string => `booking:${id}`;
