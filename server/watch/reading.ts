/** What is looked after. The calendar tells of itself: `server/calendar/connection/alert-owner.tsx`. */
export const watchedThings = ['disk', 'mail', 'certificate', 'backup', 'files', 'scanner', 'work'] as const;
export type WatchedThing = (typeof watchedThings)[number];

/**
 * What one look found, in the owner's words. `between` is neither near trouble nor clearly out of it, or could not be
 * found out: it leaves things as they stood.
 */
export type Reading = { thing: WatchedThing; state: 'bad' | 'between' | 'well'; words: string };
