/**
 * Entries of one kind that are handled at once. Each kind has places of its own: a mail server that hangs keeps
 * neither webhooks nor calendar events waiting, and one slow message keeps only its own place.
 */
export const placesPerKind = 5;
