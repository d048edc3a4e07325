import type { Services } from '#server/ports/services.ts';
import { type Endpoint, findEndpoint } from '#server/webhooks/endpoint.ts';
import { fixedId } from '#server/webhooks/try-endpoint.ts';
import { endpointStanding, eventsInWords } from './endpoint-words.ts';

/** A webhook as its page shows it; `kept` is what can be changed, null of the one that the server is set to. */
export type ShownEndpoint = {
  name: string;
  host: string;
  told: string;
  words: string;
  trouble: boolean;
  kept: Pick<Endpoint, 'name' | 'host' | 'events'> | null;
  off: boolean;
};

/** @returns null when there is none of this id */
export async function shownEndpoint(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
): Promise<ShownEndpoint | null> {
  if (id === fixedId) {
    if (!env.WEBHOOK_URL) return null;
    const words = 'Whoever runs the server set this, and can change it. You can test it here.';
    const host = new URL(env.WEBHOOK_URL).host;
    return { name: 'Fixed by the server', host, told: 'Every event', words, ...fixed };
  }
  const found = await findEndpoint(db.query, id);
  if (!found) return null;
  const { name, host, events, offAt } = found;
  const kept = { name, host, events };
  return { name, host, told: eventsInWords(events), ...endpointStanding(found), kept, off: offAt !== null };
}

const fixed = { trouble: false, kept: null, off: false };
