import { z } from 'zod';
import { isOnRequest } from './mode.ts';

/** What a form said of the call when it was shown; what is left out is not compared. */
export const shownSchema = z.object({
  /** IANA name of the zone in which times were offered. */
  shownZone: z.string().max(64).optional().catch(undefined),
  /** Length of a call in minutes. */
  shownMinutes: z.coerce.number().int().positive().optional().catch(undefined),
  shownMode: z.enum(['live', 'unknown', 'owner-confirms']).optional().catch(undefined),
});
export type Shown = z.infer<typeof shownSchema>;

/** What holds now. `asks`: a chosen time becomes a request. */
export type Terms = { zone: string; minutes: number; asks: boolean };

/**
 * What has changed since a form was shown, in sentences for its visitor; none when it told what still holds.
 * A page that could not read the diary promised nothing about the owner's yes.
 */
export function changesSince({ shownZone, shownMinutes, shownMode }: Shown, now: Terms): string[] {
  const changes: string[] = [];
  if (shownZone && shownZone !== now.zone)
    changes.push(`Our times are now shown for ${named(now.zone)} instead of ${named(shownZone)}.`);
  if (shownMinutes && shownMinutes !== now.minutes)
    changes.push(`A call now takes ${now.minutes} minutes instead of ${shownMinutes}.`);
  if (shownMode && shownMode !== 'unknown' && isOnRequest(shownMode) !== now.asks)
    changes.push(
      now.asks
        ? 'A time now has to be confirmed by a person before it is yours.'
        : 'A time is now yours at once, without waiting for us to confirm it.',
    );
  return changes;
}

function named(zone: string): string {
  return zone.replaceAll('_', ' ');
}
