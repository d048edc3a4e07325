import { type DisconnectCause, disconnectCauses } from '#server/calendar/google/disconnect-causes.ts';
import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import type { Connection } from './connection.ts';

/** What keeps the calendar from being read or written, as it is stored and shown. */
export type Trouble =
  | 'revoked'
  | 'permission'
  | 'calendar-missing'
  | 'client'
  | 'no-credentials'
  | 'unreadable-token'
  | 'rate-limited'
  | 'unreachable'
  | 'refused';

/** What a problem of Google's means for the connection as a whole. */
export function troubleOf(problem: GoogleProblem): Trouble {
  switch (problem.kind) {
    case 'disconnected':
      return 'revoked';
    case 'insufficient-scope':
      return 'permission';
    case 'not-found':
    case 'deleted':
      return 'calendar-missing';
    case 'retryable':
      return problem.status === 429 || problem.status === 403 ? 'rate-limited' : 'unreachable';
    case 'permanent':
      return problem.reason.endsWith('_client') ? 'client' : 'refused';
    default:
      return 'refused';
  }
}

/** Trouble that does not pass by itself: the owner hears of it at once. */
export function needsOwner(trouble: Trouble): boolean {
  return trouble !== 'rate-limited' && trouble !== 'unreachable' && trouble !== 'refused';
}

type Explanation = { title: string; text: string };

const explanations: Record<Trouble, Explanation> = {
  revoked: {
    title: 'Google has ended the connection',
    text: 'Google no longer accepts the permission that was given. Reconnect to go on.',
  },
  permission: {
    title: 'A permission is missing',
    text: 'Google refuses because a box was not ticked when the calendar was connected. Reconnect and leave every box ticked.',
  },
  'calendar-missing': {
    title: 'A chosen calendar is gone',
    text: 'Google no longer finds one of the chosen calendars. Choose the calendars again.',
  },
  client: {
    title: 'Google does not know this site',
    text: 'The client ID or the client secret is wrong. Compare them with the Google Cloud console.',
  },
  'no-credentials': {
    title: 'The client ID and secret are missing',
    text: 'The calendar was connected, but the client ID and secret are no longer set. Enter them again.',
  },
  'unreadable-token': {
    title: 'The stored permission cannot be read',
    text: 'The site’s secret (APP_SECRET) has changed since the calendar was connected. Reconnect once.',
  },
  'rate-limited': {
    title: 'Google asks for patience',
    text: 'Too many calls were made for a moment. The site tries again by itself.',
  },
  unreachable: {
    title: 'Google cannot be reached',
    text: 'Google Calendar does not answer. The site tries again by itself.',
  },
  refused: {
    title: 'Google refused a call',
    text: 'Google did not accept a call. The site tries again by itself.',
  },
};

/** Title and sentence for a stored code; an unknown code is told as a refusal. */
export function explainTrouble(code: string): Explanation {
  return explanations[code as Trouble] ?? explanations.refused;
}

const causes: Record<DisconnectCause, string> = {
  revoked: 'Access was withdrawn in the Google account, or its password was changed.',
  'testing-app': 'The Google Cloud app is still in ‘Testing’: such permissions end after 7 days. Publish it.',
  unused: 'The permission was not used for six months.',
  'too-many-tokens': 'Over 100 permissions were given for this account, which ends the oldest.',
};

/** Why Google may have ended the connection, the likeliest cause first. */
export function likelyCauses(connection: Connection, now: number): string[] {
  const { connectedAt, lastRefreshAt } = connection;
  return disconnectCauses({ connectedAt, lastUsedAt: lastRefreshAt ?? connectedAt, now }).map(
    (cause) => causes[cause],
  );
}
