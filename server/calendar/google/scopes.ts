const prefix = 'https://www.googleapis.com/auth/';

/**
 * Without these nothing works. `calendar.events` would be wider and still get 403 on freeBusy; the
 * `owned` one is narrower and enough, because bookings go into a calendar the owner owns.
 */
export const requiredScopes = [`${prefix}calendar.freebusy`, `${prefix}calendar.events.owned`] as const;

/**
 * Asked for as well, so that the owner can choose calendars by name: calendarList.list accepts none
 * of the required scopes. With this box unticked the connection still works, on the main calendar.
 */
export const listScope = `${prefix}calendar.calendarlist.readonly`;

export const requestedScopes: readonly string[] = [...requiredScopes, listScope];

/** What was really granted: the consent page lets boxes be unticked, so the reply's `scope` decides. */
export interface GrantedScopes {
  /** Required scopes that were refused; the connection is usable only when this is empty. */
  missing: string[];
  /** Whether the owner's calendars can be listed; if not, only `primary` can be offered. */
  canListCalendars: boolean;
}

/** Judges the scopes of a token reply. */
export function checkScopes(granted: readonly string[]): GrantedScopes {
  return {
    missing: requiredScopes.filter((scope) => !granted.includes(scope)),
    canListCalendars: granted.includes(listScope),
  };
}
