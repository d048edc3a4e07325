/** What other programs can be told of, as it stands in `type`. */
export const webhookEvents = [
  { id: 'lead.created', name: 'New lead', hint: 'An enquiry, quote request or request for the offer' },
  { id: 'booking.created', name: 'Call booked', hint: 'Also one that is only asked for' },
  { id: 'booking.confirmed', name: 'Call confirmed', hint: 'You said yes to a call that was asked for' },
  { id: 'booking.moved', name: 'Call moved', hint: 'By its visitor, by you or in the calendar' },
  { id: 'booking.cancelled', name: 'Call cancelled', hint: 'Also one that you declined' },
] as const;

export type WebhookEventType = (typeof webhookEvents)[number]['id'];
