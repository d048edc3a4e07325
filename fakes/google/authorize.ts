import { minuteMs } from '#domain/format/durations.ts';
import { authErrorPage, consentPage } from './consent-page.ts';
import type { Reply } from './reply.ts';
import { Refusal } from './reply.ts';
import type { AuthRequest, World } from './world.ts';
import { nextNumber } from './world.ts';

const codeLifeMs = 10 * minuteMs;

function blocked(status: number, code: string, detail: string): never {
  throw new Refusal({ status, html: authErrorPage(code, detail) });
}

function backTo(request: AuthRequest, answer: Record<string, string>): Reply {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (request.state !== null) url.searchParams.set('state', request.state);
  return { status: 302, location: url.href };
}

function issueCode(world: World, request: AuthRequest, scopes: string[]): Reply {
  const before = world.grants.get(request.clientId);
  const code = `4/fake-code-${nextNumber(world)}`;
  world.codes.set(code, {
    request,
    scopes,
    firstConsent: before === undefined,
    expiresAt: world.now() + codeLifeMs,
  });
  world.grants.set(request.clientId, new Set([...(before ?? []), ...scopes]));
  return backTo(request, { code, scope: scopes.join(' ') });
}

/**
 * GET /o/oauth2/v2/auth. An unknown client or a redirect URI that is not registered letter for
 * letter gets a page, never a redirect. Consent already given is not asked for again, unless
 * `prompt=consent`.
 */
export function authorize(world: World, query: URLSearchParams): Reply {
  const client = world.clients.find((candidate) => candidate.clientId === query.get('client_id'));
  if (!client) blocked(401, 'invalid_client', 'The OAuth client was not found.');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!client.redirectUris.includes(redirectUri)) {
    blocked(400, 'redirect_uri_mismatch', `The redirect URI ${redirectUri} is not registered.`);
  }
  const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean);
  if (query.get('response_type') !== 'code' || scopes.length === 0) {
    blocked(400, 'invalid_request', 'Required parameter is missing: response_type or scope.');
  }
  if (query.has('code_challenge') && query.get('code_challenge_method') !== 'S256') {
    blocked(400, 'invalid_request', 'Only the S256 code challenge method is accepted here.');
  }
  const request: AuthRequest = {
    clientId: client.clientId,
    redirectUri,
    scopes,
    state: query.get('state'),
    codeChallenge: query.get('code_challenge'),
    offline: query.get('access_type') === 'offline',
    forced: (query.get('prompt') ?? '').split(' ').includes('consent'),
  };
  const granted = world.grants.get(client.clientId);
  if (!request.forced && granted && scopes.every((scope) => granted.has(scope))) {
    return issueCode(world, request, scopes);
  }
  const id = `consent-${nextNumber(world)}`;
  world.authRequests.set(id, request);
  return { status: 200, html: consentPage(id, request, world.ownerEmail) };
}

/** POST of the consent page: the code with the ticked scopes, or `error=access_denied`. */
export function consent(world: World, form: URLSearchParams): Reply {
  const id = form.get('request') ?? '';
  const request = world.authRequests.get(id);
  if (!request) blocked(400, 'invalid_request', 'This consent page was already answered.');
  world.authRequests.delete(id);
  const ticked = form.getAll('scope').filter((scope) => request.scopes.includes(scope));
  if (form.get('decision') !== 'allow' || ticked.length === 0)
    return backTo(request, { error: 'access_denied' });
  return issueCode(world, request, ticked);
}
