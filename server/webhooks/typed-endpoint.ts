import { z } from 'zod';
import { webhookEvents } from '#domain/webhooks/events.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { urlPurpose } from './endpoint.ts';
import { hookFault } from './public-host.ts';

/** What is typed of an endpoint; at a change, an empty address leaves the one that is there. */
export type TypedEndpoint = { name: string; url: string; events: readonly string[] };

/** Reads what was typed. @throws DomainError invalid */
export function readTyped({ env }: Pick<Services, 'env'>, input: TypedEndpoint, isNew: boolean) {
  const parsed = schemaOf(env.CHAT_IN_OWN_NETWORK === 'on', isNew).safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const { name, url, events } = parsed.data;
  return { url, kept: { name, events: JSON.stringify(events) } };
}

/** An address as it is stored. */
export function sealedPlace({ keys }: Pick<Services, 'keys'>, url: string) {
  return { host: new URL(url).hostname, sealed_url: keys.seal(urlPurpose, url) };
}

const schemaOf = (inOwnNetwork: boolean, isNew: boolean) =>
  z.object({
    name: z.string().trim().min(1, 'Please give it a name.').max(60, 'Please use at most 60 characters.'),
    url: z
      .string()
      .trim()
      .max(2000, 'This address is too long.')
      .superRefine((url, { addIssue }) => {
        const fault = isNew || url ? hookFault(url, inOwnNetwork) : null;
        if (fault) addIssue(fault);
      }),
    events: z.array(z.enum(webhookEvents.map(({ id }) => id))).min(1, 'Please choose at least one.'),
  });
