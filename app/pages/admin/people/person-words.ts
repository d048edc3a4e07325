import type { PersonSort, PersonWay } from '#server/people/lists/filter.ts';

export const wayWords: Record<PersonWay, string> = {
  contact: 'Contact form',
  quote: 'Quote request',
  offer: 'Summer offer',
  'booking-request': 'Booking request',
  application: 'Application',
  call: 'Booked a call',
};

export const sortWords: Record<PersonSort, string> = {
  activity: 'Latest activity first',
  newest: 'Newest first',
  waiting: 'Longest waiting first',
};
