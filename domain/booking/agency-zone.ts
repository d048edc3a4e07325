/** The zone in which the agency works and in which all offered times are written. */
export const agencyZone = 'Europe/London';
