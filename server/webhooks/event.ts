/** What is sent to the owner's other programs, as JSON. */
export type WebhookEvent = {
  /** The same for every attempt at the same news: what was seen before can be ignored. */
  id: string;
  type: 'lead.created' | 'booking.created';
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The news in one line, for chat programs. */
  text: string;
  data: Record<string, unknown>;
};
