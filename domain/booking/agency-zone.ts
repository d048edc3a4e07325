/** Where the agency's office is. The owner's own zone, in which calls are offered and shown, is in the availability rules. */
export const agencyZone = 'Europe/London';
