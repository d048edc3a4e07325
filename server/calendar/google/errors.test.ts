import { describe, expect, test } from 'vitest';
import type { ApiErrorName } from '#fakes/google/reply.ts';
import { apiErrors } from '#fakes/google/reply.ts';
import { disconnectCauses } from './disconnect-causes.ts';
import { apiProblem, backOffMs, oauthProblem } from './errors.ts';

const expected: Record<ApiErrorName, object> = {
  badRequest: { kind: 'permanent', status: 400, reason: 'badRequest', message: 'Bad Request' },
  authError: { kind: 'unauthorized' },
  rateLimitExceeded: { kind: 'retryable', status: 403, outcomeUnknown: false },
  userRateLimitExceeded: { kind: 'retryable', status: 403, outcomeUnknown: false },
  quotaExceeded: { kind: 'retryable', status: 403, outcomeUnknown: false },
  insufficientPermissions: { kind: 'insufficient-scope' },
  requiredAccessLevel: { kind: 'permanent', status: 403, reason: 'requiredAccessLevel' },
  forbiddenForNonOrganizer: { kind: 'permanent', status: 403, reason: 'forbiddenForNonOrganizer' },
  notFound: { kind: 'not-found' },
  duplicate: { kind: 'duplicate' },
  deleted: { kind: 'deleted' },
  fullSyncRequired: { kind: 'sync-expired' },
  updatedMinTooLongAgo: { kind: 'sync-expired' },
  conditionNotMet: { kind: 'conflict' },
  tooManyRequests: { kind: 'retryable', status: 429, outcomeUnknown: false },
  backendError: { kind: 'retryable', status: 500, outcomeUnknown: true },
  unavailable: { kind: 'retryable', status: 503, outcomeUnknown: true },
};

describe('Google’s errors', () => {
  test.each(Object.entries(apiErrors))('%s is classified', (name, make) => {
    const { status, json } = make();
    const problem = apiProblem({ status, body: json, retryAfterMs: null, writes: true });
    expect(problem).toMatchObject(expected[name as ApiErrorName]);
  });

  test.each(Object.entries(apiErrors))('%s has the envelope', (_name, make) => {
    const { status, json } = make();
    const { error } = json as { error: { errors: object[]; code: number; message: string } };
    expect(error.code).toBe(status);
    expect(error.errors).toMatchObject([
      { domain: expect.any(String), reason: expect.any(String), message: error.message },
    ]);
  });

  test('the newer form of an insufficient scope is known too', () => {
    const body = {
      error: {
        code: 403,
        status: 'PERMISSION_DENIED',
        details: [
          { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' },
        ],
      },
    };
    expect(apiProblem({ status: 403, body, retryAfterMs: null, writes: false })).toEqual({
      kind: 'insufficient-scope',
    });
  });

  test('an answer without a body is classified by its status', () => {
    const problem = apiProblem({ status: 502, body: undefined, retryAfterMs: null, writes: false });
    expect(problem).toMatchObject({ kind: 'retryable', reason: 'http-502', outcomeUnknown: false });
    expect(oauthProblem({ status: 404, body: undefined, retryAfterMs: null, writes: true })).toMatchObject({
      kind: 'permanent',
      reason: 'http-404',
    });
  });
});

describe('back-off', () => {
  test('doubles from a second to the cap', () => {
    const waits = [1, 2, 3, 4, 60].map((attempt) => backOffMs(attempt, () => 0));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 900_000]);
  });

  test('adds jitter of less than a second', () => {
    expect(backOffMs(1, () => 0.9999)).toBe(1999);
  });

  test('waits at least as long as Google asks', () => {
    expect(backOffMs(1, () => 0, 30_000)).toBe(30_000);
    expect(backOffMs(6, () => 0, 30_000)).toBe(32_000);
  });
});

describe('the likely cause of a dead token', () => {
  const day = 86_400_000;
  const seen = (connected: number, used: number) =>
    disconnectCauses({ connectedAt: -connected * day, lastUsedAt: -used * day, now: 0 });

  test.each([
    ['worked for months until now', seen(200, 0), 'revoked'],
    ['gave up seven days after connecting', seen(7, 0), 'testing-app'],
    ['was not used for six months', seen(400, 190), 'unused'],
    ['was connected yesterday', seen(1, 0), 'revoked'],
  ])('%s', (_name, causes, first) => {
    expect(causes[0]).toBe(first);
    expect([...causes].sort()).toEqual(['revoked', 'testing-app', 'too-many-tokens', 'unused']);
  });
});
