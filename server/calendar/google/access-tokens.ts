import { minuteMs } from '#domain/format/durations.ts';
import type { GoogleConfig } from './config.ts';
import type { GoogleProblem, Result } from './errors.ts';
import { failure, success } from './errors.ts';
import type { TokenSet } from './oauth.ts';
import { refreshTokens } from './oauth.ts';

/** A token this close to its end is refreshed first, so that it outlives the call. */
const marginMs = minuteMs;

/** Gives access tokens for one connection. */
export interface AccessTokens {
  /** `refused`: a token that Google just refused; it is not handed out again. */
  get: (refused?: string) => Promise<Result<string>>;
}

/**
 * Keeps one access token and refreshes it when it runs out; callers at the same time share one refresh.
 * After `invalid_grant` Google is not asked again: every later call gets the same 'disconnected'.
 * `onRefreshed` stores what changed (the refresh token may have been replaced); it is awaited.
 */
export function createAccessTokens(options: {
  config: GoogleConfig;
  refreshToken: string;
  current?: { accessToken: string; accessExpiresAt: number };
  onRefreshed?: (tokens: TokenSet & { refreshToken: string }) => void | Promise<void>;
}): AccessTokens {
  const { config } = options;
  let { refreshToken, current } = options;
  let dead: GoogleProblem | null = null;
  let underWay: Promise<Result<string>> | null = null;

  async function refresh(): Promise<Result<string>> {
    const reply = await refreshTokens(config, refreshToken);
    if (!reply.ok) {
      if (reply.problem.kind === 'disconnected') dead = reply.problem;
      return reply;
    }
    current = reply.value;
    refreshToken = reply.value.refreshToken;
    await options.onRefreshed?.(reply.value);
    return success(reply.value.accessToken);
  }

  return {
    get: async (refused) => {
      if (dead) return failure(dead);
      if (current && current.accessToken !== refused && current.accessExpiresAt - marginMs > config.now()) {
        return success(current.accessToken);
      }
      underWay ??= refresh().finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}
