import { dayMs } from '#domain/format/durations.ts';

/** Why Google answers `invalid_grant`; see 'Refresh token expiration' in Google's OAuth guide. */
export type DisconnectCause =
  /** The owner withdrew access in the Google account, or changed the password. */
  | 'revoked'
  /** An app still in 'Testing' loses its refresh tokens after seven days. */
  | 'testing-app'
  /** The token was not used for six months. */
  | 'unused'
  /** Over 100 refresh tokens for one account and client end the oldest. */
  | 'too-many-tokens';

/** The four causes, the likeliest first, judged by when the connection was made and last worked. */
export function disconnectCauses(seen: {
  connectedAt: number;
  lastUsedAt: number;
  now: number;
}): DisconnectCause[] {
  const likely: DisconnectCause[] = [];
  const lived = seen.lastUsedAt - seen.connectedAt;
  if (seen.now - seen.lastUsedAt >= 180 * dayMs) likely.push('unused');
  if (lived <= 7 * dayMs && seen.now - seen.connectedAt >= 7 * dayMs) likely.push('testing-app');
  const all: DisconnectCause[] = ['revoked', 'testing-app', 'unused', 'too-many-tokens'];
  return [...likely, ...all.filter((cause) => !likely.includes(cause))];
}
