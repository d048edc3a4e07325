import type { Services } from '#server/ports/services.ts';
import { createCallOut } from './call-out.ts';
import { type EndpointRow, opened, secretPurpose, urlPurpose } from './endpoint.ts';

/** Where an event goes, and the secrets that sign it: today's first. */
export type Target = { url: string; secrets: string[]; callOut: Services['callOut'] };

/** What the operator of the server has entered may lie in their own network. */
const callAnywhere = createCallOut(true);

/** The place that the server is set to; null when it is set to none. */
export function fixedTarget({ env }: Pick<Services, 'env'>): Target | null {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  return url && secret ? { url, secrets: [secret], callOut: callAnywhere } : null;
}

/** An endpoint that owners have entered. @throws Error when its seals cannot be opened */
export function targetOf(services: Services, row: EndpointRow): Target {
  const { sealed_former: former, former_until: until } = row;
  const signsToo = former !== null && until !== null && services.clock.now() < until ? [former] : [];
  return {
    url: opened(services, urlPurpose, row.sealed_url),
    secrets: [row.sealed_secret, ...signsToo].map((sealed) => opened(services, secretPurpose, sealed)),
    callOut: services.callOut,
  };
}
